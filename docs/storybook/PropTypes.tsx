import { Source } from '@storybook/addon-docs/blocks';
import { parts } from 'virtual:book-facts';

/** On a part's page: the members of the types that its table of props only names. Nothing where all are plain values. */
export function PropTypes({ stories }: { stories: string }) {
  const types = parts.find((own) => own.stories === stories)?.types ?? [];
  if (types.length === 0) return null;
  return (
    <>
      <h2>Kiểu của thuộc tính</h2>
      {types.map(({ name, text }) => (
        <details key={name}>
          <summary>
            <code>{name}</code>
          </summary>
          <Source code={text} language="tsx" />
        </details>
      ))}
    </>
  );
}
