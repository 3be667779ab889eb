import { POWERS } from '@cabinet-wars/struggle-of-empires/data';
import { unrestOf } from '@cabinet-wars/struggle-of-empires/reckoning';
import { describe, expect, it } from 'vitest';
import { auctionNow } from '../../src/boards/struggle-of-empires/auction/auction-of.ts';
import { standings } from '../../src/boards/struggle-of-empires/powers/standing.ts';
import { allianceTable } from '../../src/boards/struggle-of-empires/read/alliance-table.ts';
import { eventsOf } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { filterTiles, tileDisplay } from '../../src/boards/struggle-of-empires/tiles/tile-display.ts';
import { atQuestion, momentWhen, told } from './kit.ts';

describe('the alliance table', () => {
  it('has every marker once, in the order of play, with what each auction cost and whom', () => {
    const { view, events } = atQuestion({ players: 5, edition: 'deluxe' }, 'turn.act');
    const table = allianceTable(view.open, told(events));
    expect(table.flatMap(({ first, second }) => [first.number, second.number])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const powers = table.flatMap(({ first, second }) => [first.power, second.power]).filter((power) => power !== null);
    expect([...powers].sort()).toEqual([...POWERS].sort());
    const won = events.flatMap((event) => (event.t === 'auction-won' ? [event] : []));
    expect(table.map(({ price }) => price)).toEqual(won.map(({ power, gold }) => ({ payer: power, gold })));
    const order = powers.filter((power) => view.open.seatOf[POWERS.indexOf(power)] >= 0);
    expect(order).toEqual(view.open.order.map((power) => POWERS[power]));
  });

  it('lets those wait who are in no alliance yet, and has no place for powers not in the game', () => {
    const { view } = atQuestion({ players: 3, edition: 'original' }, 'auction.bid');
    const boxes = allianceTable(view.open, []).flatMap(({ first, second }) => [first, second]);
    expect(boxes.filter(({ waiting }) => waiting).map(({ power }) => power)).toEqual(['britain', 'france', 'spain']);
    expect(boxes.length).toBe(4);
  });

  it('forgets what was taken back', () => {
    const line = (id: number, t: string) => ({ id, event: { t } as never });
    const story = [line(0, 'war-begins'), line(1, 'bid'), { id: 2, takenBackFrom: 1, by: 0 }, line(3, 'bid-passed')];
    expect(eventsOf(story).map(({ t }) => t)).toEqual(['war-begins', 'bid-passed']);
  });
});

describe('an auction', () => {
  it('says who bids, what the best bid proposes, and who has passed since', () => {
    const { view, events, g } = momentWhen(
      { players: 5 },
      3,
      ({ ask, g: now }) =>
        ask.key === 'auction.bid' && (now.stack.at(-1) as unknown as { passes: number }).passes === 2,
    );
    const auction = auctionNow(view.open, told(events))!;
    const frame = g.stack.at(-1) as unknown as { best: number; gold: number; a: number };
    expect(auction.best).toBe(POWERS[g.plays[frame.best]]);
    expect(auction.gold).toBe(frame.gold);
    expect(auction.a).toBe(POWERS[frame.a]);
    expect(auction.voices.slice(-2).map(({ gold }) => gold)).toEqual([null, null]);
    expect(auction.number).toBe(1);
    expect(auction.of).toBe(4);
  });
});

describe('what is known of a power', () => {
  it('is all but its unrest in the deluxe edition, which only its own player can tell', () => {
    const { g, view, seat } = momentWhen(
      { players: 5, edition: 'deluxe' },
      1,
      ({ g: now, ask }) => now.war === 2 && ask.key === 'turn.act',
    );
    for (const { power, unrest, gold, seat: sits } of standings(view)) {
      const index = POWERS.indexOf(power);
      expect(gold).toBe(g.gold[index]);
      if (sits === seat) expect(unrest).toBe(unrestOf(g, index));
      else expect(unrest).toBeNull();
    }
  });

  it('is all but its unrest in the original too, unless that is played open', () => {
    const open = momentWhen({ players: 4, edition: 'original', openUnrest: true }, 1, ({ g }) => g.war === 2);
    for (const { power, unrest } of standings(open.view)) expect(unrest).toBe(unrestOf(open.g, POWERS.indexOf(power)));
    const shut = momentWhen({ players: 4, edition: 'original' }, 1, ({ g }) => g.war === 2);
    const known = standings(shut.view).filter(({ unrest }) => unrest !== null);
    expect(known.map(({ seat }) => seat)).toEqual([shut.seat]);
  });
});

describe('the tile display', () => {
  const { view, ask } = atQuestion({ players: 5 }, 'take-tile.tile', 2);
  const all = tileDisplay(view);

  it('marks as affordable exactly what is offered', () => {
    const offered = ask.options.map((option) => (option as { tile?: string }).tile).sort();
    const affordable = all.filter(({ kind, affordable: can }) => kind === 'tile' && can).map(({ id }) => id);
    expect(affordable.sort()).toEqual(offered);
  });

  it('can be narrowed to companies, to what I could take, and to who has it', () => {
    const ids = (filter: Parameters<typeof filterTiles>[1]) => filterTiles(all, filter, 'britain').map(({ id }) => id);
    expect(ids({ group: 'company', whose: 'all' })).toHaveLength(7);
    expect(ids({ group: 'alliance', whose: 'all' })).toHaveLength(11);
    expect(filterTiles(all, { group: 'all', whose: 'affordable' }, null).every((entry) => entry.affordable)).toBe(true);
    expect(ids({ group: 'all', whose: 'mine' })).toEqual(ids({ group: 'all', whose: 'britain' }));
  });
});
