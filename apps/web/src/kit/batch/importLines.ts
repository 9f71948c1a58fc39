import type { Schemas } from '@so-the/api-client';
import type { ImportLine } from '@so-the/ui';
import type { ImportCells } from './reading/importField.ts';
import type { ReadLine } from './reading/readLines.ts';

/** Lines of one call: a person sees progress, and can stop between two. */
const PART = 500;

type Said = Schemas['ImportLine'];

/** What a file says, line by line, and what the server said of each. */
export interface JudgedLine extends ImportLine<ImportCells> {
  read: ReadLine;
}

/** Lines in the parts in which they are sent. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / PART) }, (_, part) =>
    items.slice(part * PART, (part + 1) * PART),
  );
}

/** What lines of one file share while they are judged. */
export interface Judging {
  /** Fields that have a column: their faults stand at the cell, all others at the line. */
  fields: ReadonlySet<string>;
  /** Keys of the lines above, each with the number of its line. */
  taken: Map<string, number>;
}

/** A line with all that is wrong with it: in the file, by the server, and where an earlier line has its key. */
export function judgedLine(read: ReadLine, said: Said | undefined, { fields, taken }: Judging): JudgedLine {
  const errors: Record<string, string> = { ...read.faults };
  const problems = new Set(read.problem === undefined ? [] : [read.problem]);
  for (const { path, message } of said?.Errors ?? []) {
    const field = path.slice(1);
    if (!fields.has(field)) problems.add(message);
    else if (read.faults[field] === undefined) errors[field] = joined(errors[field], message);
  }
  const above = said?.Key === undefined ? undefined : taken.get(said.Key);
  if (above !== undefined) problems.add(`Trùng dòng ${above}`);
  const isGood = problems.size === 0 && Object.keys(errors).length === 0;
  if (isGood && said?.Key !== undefined) taken.set(said.Key, read.line);
  const problem = problems.size > 0 ? [...problems].join('; ') : undefined;
  return { line: read.line, row: read.cells, errors, warnings: read.warnings, problem, read };
}

function joined(before: string | undefined, message: string): string {
  return before === undefined || before === message ? message : `${before}; ${message}`;
}

/** A line that was sent, with what came of it. */
export function sentLine(line: JudgedLine, said: Said | undefined, fields: ReadonlySet<string>): JudgedLine {
  if (said?.Status === 'ok') return { ...line, outcome: 'saved' };
  return { ...judgedLine(line.read, said, { fields, taken: new Map() }), outcome: 'failed' };
}

/** Lines as they are sent. */
export function bodyOf(lines: readonly ReadLine[], Preview: boolean): Schemas['ImportInput'] {
  return { Rows: lines.map(({ cells }) => cells), Lines: lines.map(({ line }) => line), Preview };
}

/** `Nhập {n} dòng thành công, {m} dòng lỗi` (domain §1), over all parts of a file. */
export function importMessage(lines: readonly JudgedLine[]): string {
  const saved = lines.filter(({ outcome }) => outcome === 'saved').length;
  return `Nhập ${saved} dòng thành công, ${lines.length - saved} dòng lỗi`;
}
