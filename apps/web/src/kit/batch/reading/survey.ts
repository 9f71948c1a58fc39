import type { Sheet, Workbook } from '@so-the/workbook';
import { claimedTwice, findTitles, titlesAt, type TitleRow } from './titles.ts';
import type { ImportField } from './importField.ts';

/** What a sheet of a file is, before its lines are read. */
export interface SheetSurvey {
  /** Place among the sheets of the file, from 0. */
  place: number;
  name: string;
  hidden: boolean;
  titles: TitleRow;
  /** Up to three cells below each title, in the order of `titles`. */
  samples: string[][];
  /** Rows below the titles. */
  lines: number;
  hiddenLines: number;
  /** Columns of the titles that are hidden, by their titles. */
  hiddenTitles: string[];
  /** Demanded columns that no title means, by their titles. */
  missing: string[];
  /** Whether some title is that of the template, or alike. */
  isKnown: boolean;
}

const SAMPLES = 3;

/** Each sheet that has rows, as its titles say. */
export function surveyBook(fields: readonly ImportField[], { sheets }: Workbook): SheetSurvey[] {
  return sheets.flatMap((sheet, place) => (sheet.rows.length === 0 ? [] : [surveySheet(fields, sheet, place)]));
}

function surveySheet(fields: readonly ImportField[], sheet: Sheet, place: number): SheetSurvey {
  const found = findTitles(fields, sheet);
  const titles = found ?? titlesAt(fields, sheet, widestLine(sheet));
  const below = sheet.rows.filter(({ line }) => line > titles.line);
  return {
    place,
    name: sheet.name,
    hidden: sheet.hidden,
    titles,
    samples: titles.columns.map((column) =>
      below.flatMap(({ cells }) => cells[column.place]?.text ?? []).slice(0, SAMPLES),
    ),
    lines: below.length,
    hiddenLines: below.filter(({ hidden }) => hidden).length,
    hiddenTitles: titles.columns.flatMap((column) =>
      sheet.hiddenColumns.includes(column.place) ? [column.title] : [],
    ),
    missing: missingIn(fields, titles),
    isKnown: found !== undefined,
  };
}

/** The first row with as many cells as any near it: the likeliest titles where none is known. */
function widestLine({ rows }: Sheet): number {
  const near = rows.slice(0, 10);
  const width = Math.max(...near.map(({ cells }) => cells.filter(Boolean).length));
  return near.find(({ cells }) => cells.filter(Boolean).length === width)?.line ?? 1;
}

function missingIn(fields: readonly ImportField[], { columns }: TitleRow): string[] {
  return fields
    .filter(({ field, required }) => required && !columns.some((column) => column.field === field))
    .map(({ header }) => header);
}

/** Whether every demanded column of a sheet is named, if only alike. */
export function fits({ missing, hidden }: SheetSurvey): boolean {
  return !hidden && missing.length === 0;
}

/** Whether a person must say which column is what: a title is only alike, two claim one field, or one that is demanded is missing. */
export function mustAskColumns({ titles, missing }: SheetSurvey): boolean {
  return missing.length > 0 || claimedTwice(titles).length > 0 || titles.columns.some(({ match }) => match === 'alike');
}
