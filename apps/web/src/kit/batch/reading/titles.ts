import { foldVietnamese } from '@so-the/ui/format';
import type { Cell, Sheet } from '@so-the/workbook';
import { isFaultsTitle } from './faultsTitle.ts';
import type { ImportField } from './importField.ts';

/** How sure a title is: the template's own, one that likely means the same, or neither. */
export type TitleMatch = 'same' | 'alike' | 'none';

/** A column of a sheet below its title. */
export interface TitledColumn {
  /** Place from 0; A is 0. */
  place: number;
  title: string;
  /** What it is taken for, or proposed as. */
  field?: string;
  match: TitleMatch;
}

/** The row of a sheet that names its columns. */
export interface TitleRow {
  line: number;
  columns: TitledColumn[];
}

/** Titles are looked for in so many rows from above. */
const LOOKED_AT = 40;

/** The row that names most columns of the template, where one names any. */
export function findTitles(fields: readonly ImportField[], sheet: Sheet): TitleRow | undefined {
  let best: TitleRow | undefined;
  for (const { line } of sheet.rows.slice(0, LOOKED_AT)) {
    const row = titlesAt(fields, sheet, line);
    if (named(row) > named(best)) best = row;
  }
  return best;
}

function named(row: TitleRow | undefined): number {
  const found = (row?.columns ?? []).filter(({ match }) => match !== 'none');
  return found.reduce((sum, { match }) => sum + (match === 'same' ? 2 : 1), 0);
}

/** The columns as a row names them; a title over several rows counts for the lowest. */
export function titlesAt(fields: readonly ImportField[], sheet: Sheet, line: number): TitleRow {
  const cells = cellsAt(sheet, line);
  const columns: TitledColumn[] = [];
  for (let place = 0; place < cells.length; place += 1) {
    const title = cells[place]?.text ?? mergedAbove(sheet, line, place);
    if (title !== undefined && !isFaultsTitle(title)) columns.push({ place, title, ...meaning(fields, title) });
  }
  return { line, columns: withoutRivals(columns) };
}

function cellsAt(sheet: Sheet, line: number): readonly (Cell | null | undefined)[] {
  const cells = sheet.rows.find((row) => row.line === line)?.cells ?? [];
  const reach = sheet.merged.filter(({ top, bottom }) => top < line && bottom >= line).map(({ right }) => right + 1);
  return Array.from({ length: Math.max(cells.length, ...reach) }, (_, place) => cells[place]);
}

/** The title of cells that are one, which began in a row above. */
function mergedAbove(sheet: Sheet, line: number, place: number): string | undefined {
  const around = sheet.merged.find(
    ({ top, bottom, left, right }) => top < line && line <= bottom && left <= place && place <= right && left === right,
  );
  return around && sheet.rows.find((row) => row.line === around.top)?.cells[place]?.text;
}

function meaning(fields: readonly ImportField[], title: string): Pick<TitledColumn, 'field' | 'match'> {
  const said = plainTitle(title);
  const same = fields.find(({ header }) => plainTitle(header) === said);
  if (same) return { field: same.field, match: 'same' };
  const alike = fields.find((field) => field.alike?.some((word) => plainTitle(word) === said));
  return alike ? { field: alike.field, match: 'alike' } : { match: 'none' };
}

/** A title that is the template's own wins over one that is alike: the other means nothing then. */
function withoutRivals(columns: TitledColumn[]): TitledColumn[] {
  const own = new Set(columns.flatMap(({ field, match }) => (match === 'same' ? [field] : [])));
  return columns.map((column) =>
    column.match === 'alike' && own.has(column.field) ? { ...column, field: undefined, match: 'none' } : column,
  );
}

/** Fields that two columns claim. */
export function claimedTwice({ columns }: TitleRow): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { field } of columns) {
    if (field === undefined) continue;
    if (seen.has(field)) twice.add(field);
    seen.add(field);
  }
  return [...twice];
}

/** A title as titles are compared: "Họ tên (*)" → "hoten". */
export function plainTitle(text: string): string {
  return foldVietnamese(text.normalize('NFKC')).replaceAll(/[^a-z0-9]/g, '');
}

/** The letters of a column: 0 is A, 26 is AA. */
export function columnLetters(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCodePoint(65 + (place % 26));
}
