import type { ColumnChoice, ReadLine } from './readLines.ts';

/** What was told of cells that a person corrects as text: by field and text, for a text no longer shows it. */
export type Doubts = ReadonlyMap<string, string>;

/** What was told of the cells of lines that go back into the field for pasted cells. */
export function doubtsOf(lines: readonly ReadLine[], columns: ColumnChoice): Doubts {
  const doubts = new Map<string, string>();
  for (const { warnings, written } of lines) {
    for (const [at, { field = '' }] of columns.entries()) {
      const warning = warnings[field];
      if (warning !== undefined) doubts.set(keyOf(field, written[at]), warning);
    }
  }
  return doubts;
}

/** Lines with what was told before of cells that nobody has changed since. */
export function withDoubts(lines: readonly ReadLine[], columns: ColumnChoice, doubts: Doubts): readonly ReadLine[] {
  if (doubts.size === 0) return lines;
  return lines.map((line) => {
    const kept = columns.flatMap(({ field = '' }, at): [string, string][] => {
      const warning = doubts.get(keyOf(field, line.written[at]));
      return warning === undefined || line.faults[field] !== undefined ? [] : [[field, warning]];
    });
    return kept.length === 0 ? line : { ...line, warnings: { ...Object.fromEntries(kept), ...line.warnings } };
  });
}

function keyOf(field: string, written = ''): string {
  return `${field}\n${written}`;
}
