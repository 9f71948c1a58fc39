import { Source } from '@storybook/addon-docs/blocks';
import { parts } from 'virtual:book-facts';

/** On a part's page, folded: the members of the types that its table of props only names. Nothing where all are plain values. */
export function PropTypes({ stories }: { stories: string }) {
  const types = parts.find((own) => own.stories === stories)?.types ?? [];
  if (types.length === 0) return null;
  return (
    <details className="prop-types">
      <summary>Kiểu của thuộc tính</summary>
      {types.map(({ name, text }) => (
        <section key={name} aria-label={name}>
          <Source code={text} language="tsx" />
        </section>
      ))}
    </details>
  );
}
