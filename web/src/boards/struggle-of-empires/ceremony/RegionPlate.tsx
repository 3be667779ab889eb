import type { ReactNode } from 'react';
import { Counter, Medal } from '../../../counters/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import type { Naming } from '../read/sentences.ts';
import type { ScoredRegion, WarEnd } from './war-end.ts';

interface Props {
  readonly end: WarEnd;
  readonly at: number;
  readonly naming: Naming;
}

/** A region as it is scored: its medals, who has them and with how many tokens, and one sentence about me. */
export function RegionPlate({ end, at, naming }: Props): ReactNode {
  const { own, game } = naming;
  const scored = end.regions[at];
  return (
    <div className="soe-scored">
      <p className="soe-scored-head">
        <span className="label">{own.warRegion(end.war, at + 1, end.regions.length)}</span>
        <span className="soe-scored-steps" aria-hidden="true">
          {end.regions.map(({ region }, i) => (
            <i key={region} data-at={i < at ? 'past' : i === at ? 'now' : undefined} />
          ))}
        </span>
      </p>
      <h2>{game.places[scored.region]}</h2>
      <ol className="soe-scored-places">
        {scored.places.map(({ vp, holders, tokens }, i) => (
          <li key={vp} data-term="place">
            <Counter size={52}>
              <g transform="scale(1.35)">
                <Medal vp={vp} />
              </g>
            </Counter>
            <span className="label">{own.ordinals[i]}</span>
            <span className="soe-scored-holders">
              {holders.map((power) => (
                <Emblem key={power} plays={power} size={26} />
              ))}
            </span>
            <small>{holders.length === 0 ? own.byNobody : own.tokensEach(tokens, holders.length)}</small>
          </li>
        ))}
      </ol>
      <p className="soe-scored-me">{aboutMe(end, scored, naming)}</p>
    </div>
  );
}

/** One sentence about the viewer, or about who scores first where it plays nothing there. */
export function aboutMe({ me }: WarEnd, { scores, places }: ScoredRegion, { own, game }: Naming): string {
  const mine = me === null ? undefined : scores.get(me);
  if (scores.size === 0) return own.nobodyScores;
  if (me === null || mine === undefined) {
    const best = places.find(({ holders }) => holders.length > 0);
    return own.theyScore(best?.holders.map((power) => game.powers[power]).join(', ') ?? '', best?.vp ?? 0);
  }
  const place = places.findIndex(({ holders }) => holders.includes(me));
  const with_ = places[place].holders.filter((power) => power !== me).map((power) => game.powers[power]);
  return with_.length === 0
    ? own.youScoreAlone(own.ordinals[place], mine)
    : own.youTie(own.ordinals[place], with_.join(', '), mine);
}
