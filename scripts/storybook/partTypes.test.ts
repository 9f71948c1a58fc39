import { describe, expect, it } from 'vitest';
import { declaredTypes, typesNamedBy } from './partTypes.ts';
import { sourcesBelow } from '../ledger/sources.ts';

const declared = declaredTypes([
  {
    file: 'a.ts',
    text: `/** One line. */
export interface Line {
  /** In đồng. */
  amount: number;
}

export type Kind = 'in' | 'out';

/** Lines of one kind. */
export interface Group {
  kind: Kind;
  lines: readonly Line[];
}

/** Props of {@link Lines}. */
export interface LinesProps extends Props {
  groups: readonly Group[];
}
`,
  },
]);

describe('the types that props name', () => {
  it('are shown with their members and what these name, each once', () => {
    expect(typesNamedBy('LinesProps', declared).map(({ name }) => name)).toEqual(['Group', 'Kind', 'Line']);
    expect(typesNamedBy('LinesProps', declared).at(-1)?.text).toBe(
      'interface Line {\n  /** In đồng. */\n  amount: number;\n}',
    );
  });

  it('are none for props of plain values', () => {
    expect(typesNamedBy('Line', declared)).toEqual([]);
  });

  it('are found for the parts, none longer than a page of docs may show', () => {
    const all = declaredTypes([...sourcesBelow('packages/ui/src', '.ts'), ...sourcesBelow('packages/ui/src', '.tsx')]);
    expect(typesNamedBy('TimelineProps', all).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['MoneyGroup', 'MoneyLine']),
    );
    for (const { text } of [...all.keys()].flatMap((name) => typesNamedBy(name, all)))
      expect(text.split('\n').length).toBeLessThanOrEqual(40);
  });
});
