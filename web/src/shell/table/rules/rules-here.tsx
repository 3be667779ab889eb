import type { AnyTexts, RulesSection } from '@cabinet-wars/kernel';
import type { TableFacts } from '../../../client/table-client.ts';
import { useTexts } from '../../../i18n/index.ts';

/** The variants this table plays with: what is not named here is as the edition has it. */
export function VariantsHere({
  texts,
  options,
}: {
  readonly texts: AnyTexts;
  readonly options: TableFacts['options'];
}) {
  const shell = useTexts();
  const played = Object.keys(options).filter((key) => options[key] === true);
  if (played.length === 0) return null;
  return (
    <p className="rules-variants">
      <span className="label">{shell.variantsHere}</span>
      {played.map((key) => {
        const { name, hint } = texts.option(key);
        return (
          <span key={key} className="rules-edition" title={hint}>
            {name}
          </span>
        );
      })}
    </p>
  );
}

/** How a section reads in other editions, folded away: what is said there and not here. */
export function OtherEditions({ texts, section }: { readonly texts: AnyTexts; readonly section: RulesSection }) {
  const shell = useTexts();
  if (section.edition === undefined) return null;
  const here = new Set(section.body.flat());
  const others = (texts.rules ?? []).filter(({ id, edition }) => id === section.id && edition !== section.edition);
  return others.map(({ edition = '', body }) => {
    const apart = body.flat().filter((point) => !here.has(point));
    return apart.length === 0 ? null : (
      <details key={edition} className="rules-other">
        <summary>{shell.differsIn(texts.value('edition', edition), apart.length)}</summary>
        <p className="rules-edition must-text">{shell.notInThisGame}</p>
        <ul className="rules-apart">
          {apart.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
    );
  });
}
