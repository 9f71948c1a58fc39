import type { Drift } from './findDrift.ts';

/** Most findings that the table shows. */
const MOST_ROWS = 500;

/** The findings as a table for people. */
export function driftTable({ judged, unjudged, findings }: Drift): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const summary = [
    `${judged} calls judged${unjudged > 0 ? `, ${unjudged} left out (no call of the API, or without its answer)` : ''}:`,
    `${counted(errors, 'error')}, ${counted(findings.length - errors, 'note')}.`,
  ].join(' ');
  if (findings.length === 0) return summary;
  const rows = findings
    .slice(0, MOST_ROWS)
    .map(({ severity, operationId, where, says, times, firstCall }) => [
      severity,
      operationId === '' ? '(unknown)' : operationId,
      where === '' ? '(answer)' : where,
      says,
      String(times),
      String(firstCall),
    ]);
  const more = findings.length > MOST_ROWS ? `\n… and ${findings.length - MOST_ROWS} more (--json shows all)` : '';
  return `${table([['Severity', 'Call', 'Where', 'Deviation', 'Times', 'First'], ...rows])}${more}\n\n${summary}`;
}

/** Rows under each other, their columns as wide as the longest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_title, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()
        // What an API calls its fields must not steer the terminal.
        .replaceAll(/\p{Cc}/gu, '?'),
    )
    .join('\n');
}

/** A number with its word. */
function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
