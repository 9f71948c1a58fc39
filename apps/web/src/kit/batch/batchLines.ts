import type { Schemas } from '@so-the/api-client';
import type { ImportLine } from '@so-the/ui';

/** What the server says of one row of a batch. */
export type RowSaid = Pick<Schemas['ImportLine'], 'Status' | 'Errors'>;

/** How the rows of a batch become the lines that are shown. */
export interface LinesOptions {
  /** Fields that have a column: their faults stand at the cell, all others at the line. */
  fields: ReadonlySet<string>;
  /** Number of the first row; a file counts its title row too. */
  firstLine: number;
  /** Whether the rows were sent, and not looked at only. */
  sent: boolean;
}

/** The rows of a batch, each with all that the server found wrong with it. */
export function batchLines<Row>(
  rows: readonly Row[],
  said: readonly RowSaid[],
  { fields, firstLine, sent }: LinesOptions,
): ImportLine<Row>[] {
  return rows.map((row, place) => {
    const { Errors = [], Status } = said[place] ?? {};
    const errors = new Map<string, string[]>();
    const problems: string[] = [];
    for (const { path, message } of Errors) {
      const field = path.slice(1);
      const place = fields.has(field) ? (errors.get(field) ?? []) : problems;
      if (!place.includes(message)) place.push(message);
      if (place !== problems) errors.set(field, place);
    }
    const outcome = sent ? (Status === 'ok' ? ('saved' as const) : ('failed' as const)) : undefined;
    const atCells = Object.fromEntries([...errors].map(([field, faults]) => [field, faults.join('; ')]));
    const problem = problems.length > 0 ? problems.join('; ') : undefined;
    return { line: place + firstLine, row, errors: atCells as ImportLine<Row>['errors'], problem, outcome };
  });
}
