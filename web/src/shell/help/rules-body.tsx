import type { RulesSection } from '@cabinet-wars/kernel';

/** The paragraphs and lists of a section. */
export function RulesBody({ body }: Pick<RulesSection, 'body'>) {
  return body.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>{part}</p>
    ) : (
      <ul key={part.join()}>
        {part.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}
