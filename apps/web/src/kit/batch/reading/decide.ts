import type { ColumnChoice } from './readLines.ts';
import { fits, mustAskColumns, type SheetSurvey } from './survey.ts';

/** What is done with a file: read, asked about, or refused. Nothing is ever guessed. */
export type Decision =
  | { do: 'read'; sheet: SheetSurvey; columns: ColumnChoice }
  | { do: 'ask sheet'; sheets: readonly SheetSurvey[] }
  | { do: 'ask columns'; sheet: SheetSurvey }
  | { do: 'refuse'; problem: string; anyway?: SheetSurvey };

/** What a person said of a file of the same titles before. */
export type Known = (sheet: SheetSurvey) => ColumnChoice | undefined;

/**
 * Which sheet of a file is read: the one in sight that fits. Several that fit are asked about.
 *
 * @param demanded titles of the columns that a file must have
 */
export function decideSheet(sheets: readonly SheetSurvey[], known: Known, demanded: readonly string[]): Decision {
  const seen = sheets.filter(({ hidden }) => !hidden);
  const fitting = seen.filter((sheet) => fits(sheet) || known(sheet));
  if (fitting.length > 1) return { do: 'ask sheet', sheets: fitting };
  const concealed = sheets.find((sheet) => sheet.hidden && sheet.missing.length === 0);
  if (concealed && fitting.length === 0) {
    return { do: 'refuse', problem: `Trang khớp “${concealed.name}” đang ẩn: bỏ ẩn trong bảng tính rồi chọn lại tệp` };
  }
  const best = fitting[0] ?? seen.find(({ isKnown }) => isKnown) ?? seen[0];
  return best ? decideColumns(best, known) : { do: 'refuse', problem: missingColumns(demanded) };
}

/** Which column of a sheet is what: as it was said before, by titles that are the template's own, else asked. */
export function decideColumns(sheet: SheetSurvey, known: Known): Decision {
  const columns = known(sheet);
  if (columns) return { do: 'read', sheet, columns };
  if (!sheet.isKnown) return { do: 'refuse', problem: missingColumns(sheet.missing), anyway: sheet };
  return mustAskColumns(sheet) ? { do: 'ask columns', sheet } : { do: 'read', sheet, columns: sheet.titles.columns };
}

function missingColumns(titles: readonly string[]): string {
  return `Thiếu cột: ${titles.join(', ')}. Vui lòng dùng tệp mẫu.`;
}
