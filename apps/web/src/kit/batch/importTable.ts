import type { EnumOption } from '@so-the/api-client';
import {
  foldVietnamese,
  formatDate,
  formatPercent,
  groupDigits,
  lastCentury,
  parseDate,
  parseMoney,
  parsePercent,
  vietnamToday,
  type Parsed,
} from '@so-the/ui/format';

/** One column of an import file. */
export interface ImportField {
  /** Field of the record, as the call names it. */
  field: string;
  /** Title in the template; found again without regard to tone marks and case. */
  header: string;
  /** How its text is read. Default `text`. */
  kind?: 'text' | 'money' | 'percent' | 'number' | 'birthday' | 'choice';
  /** What a `choice` may say. */
  options?: readonly EnumOption<string | number>[];
  /** The file must have this column. Default false. */
  required?: boolean;
  /** What the template shows below the title. */
  example: string;
}

/** The cells of one line by field. */
export type ImportCells = Record<string, string | number>;

/** What a table of a file or of pasted text says. */
export interface ReadLines {
  lines: ImportCells[];
  /** Titles of columns that are not used. */
  unknown: string[];
  /** The titles, and the cells of each line as they were written. */
  source: { titles: readonly string[]; rows: readonly (readonly string[])[] };
}

/** Title of the column that names what is wrong in a file of faulty lines; read again it is passed over. */
export const FAULTS_TITLE = 'Lỗi';

/** Most lines of one import: what one call takes. */
const MAX_IMPORT_LINES = 1000;

/** Lines by field out of a table whose first row names the columns, in any order. */
export function readTable(
  fields: readonly ImportField[],
  table: readonly (readonly string[])[],
): ReadLines | { refused: string } {
  const rows = table.filter((row) => row.some((cell) => cell.trim() !== ''));
  const [titles = [], ...body] = rows;
  const places = titles.map((title) => fields.find(({ header }) => sameTitle(header, title)));
  const missing = fields.filter((field) => field.required && !places.includes(field)).map(({ header }) => header);
  if (missing.length > 0) return { refused: `Thiếu cột: ${missing.join(', ')}. Vui lòng dùng tệp mẫu.` };
  if (body.length === 0) return { refused: 'Tệp không có dòng dữ liệu nào' };
  if (body.length > MAX_IMPORT_LINES) return { refused: 'Mỗi lần nhập tối đa 1.000 dòng, vui lòng chia nhỏ tệp' };
  const unknown = titles.filter((title, place) => !['', FAULTS_TITLE].includes(title.trim()) && !places[place]);
  return { lines: body.map((row) => cellsOf(places, row)), unknown, source: { titles, rows: body } };
}

/** How a table is written as text: cells by tabs as spreadsheets copy them, or as a .csv file separates them. */
const CELLS = {
  '\t': /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|\r|$)/g,
  ',': /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|\r|$)/g,
  ';': /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r?\n|\r|$)/g,
} as const;

/** A table out of text: cells by tabs, semicolons or commas, whichever the line of titles has, lines by line breaks, quoted where a cell holds either. */
export function readText(text: string): string[][] {
  const titles = /^\uFEFF?([^\r\n]*)/.exec(text)?.[1] ?? '';
  const separator = (['\t', ';', ','] as const).find((sign) => titles.includes(sign)) ?? '\t';
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.replace(/^\uFEFF/, '').matchAll(CELLS[separator])) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows;
}

/** A table as text that {@link readText} reads again. */
export function writeText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((text) => writtenCell(text)).join('\t')).join('\n');
}

function writtenCell(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell as the preview shows it; what could not be read stays as it was written. */
export function shownCell({ kind, options = [] }: ImportField, value: string | number | undefined): string {
  if (value === undefined) return '–';
  if (kind === 'choice') return options.find((option) => option.value === value)?.label ?? `${value}`;
  if (typeof value === 'string')
    return kind === 'birthday' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
  if (kind === 'money') return groupDigits(value);
  return kind === 'percent' ? formatPercent(value) : `${value}`;
}

function sameTitle(header: string, title: string): boolean {
  return plainTitle(header) === plainTitle(title);
}

function plainTitle(text: string): string {
  return foldVietnamese(text).replaceAll(/[^a-z0-9]/g, '');
}

function cellsOf(places: readonly (ImportField | undefined)[], row: readonly string[]): ImportCells {
  const cells: ImportCells = {};
  places.forEach((field, place) => {
    const text = (row[place] ?? '').trim();
    if (field && text !== '') cells[field.field] = valueOf(field, text);
  });
  return cells;
}

/** What a text says as its column means it; a text that says nothing of the kind goes as it is, for the server to blame. */
function valueOf({ kind, options = [] }: ImportField, text: string): string | number {
  if (kind === 'choice') {
    const wanted = foldVietnamese(text);
    return (
      options.find(({ value, label }) => foldVietnamese(label) === wanted || String(value) === text)?.value ?? text
    );
  }
  if (kind === 'number') return /^-?\d+$/.test(text) ? Number(text) : text;
  if (kind === undefined || kind === 'text') return text;
  const read = kind === 'money' ? parseMoney(text) : kind === 'percent' ? parsePercent(text) : birthdayOf(text);
  return read.ok && read.value !== null ? read.value : text;
}

/** A day that was: two figures of a year are of the last century where this one has not come so far. */
function birthdayOf(text: string): Parsed<string> {
  const read = parseDate(text);
  if (!read.ok || read.value === null || read.value <= vietnamToday()) return read;
  const past = lastCentury(text, read.value);
  return past.ok ? past : read;
}
