import { readWorkbook } from '@so-the/workbook';
import { decideSheet, type Decision } from '../../kit/batch/reading/decide.ts';
import type { ImportField } from '../../kit/batch/reading/importField.ts';
import { readLine, rowsToRead, type ReadLine } from '../../kit/batch/reading/readLines.ts';
import { surveyBook } from '../../kit/batch/reading/survey.ts';
import { withBanks } from '../withBanks.ts';

/**
 * What an import makes of a file: which sheet and columns, and its lines where nothing is asked.
 *
 * @throws Error with what is said of a file that cannot be read
 */
export async function importRead(
  bytes: Uint8Array,
  name: string,
  columns: readonly ImportField[],
): Promise<{ decision: Decision; lines: ReadLine[]; notes: readonly string[] }> {
  const fields = withBanks(columns);
  const reading = await readWorkbook(bytes, name);
  if (!reading.ok) throw new Error(reading.message);
  const { sheets, notes } = reading.workbook;
  const decision = decideSheet(surveyBook(fields, reading.workbook), () => undefined, []);
  const sheet = decision.do === 'read' ? sheets[decision.sheet.place] : undefined;
  if (decision.do !== 'read' || !sheet) return { decision, lines: [], notes };
  const plan = {
    fields,
    titleLine: decision.sheet.titles.line,
    columns: decision.columns,
    cellsMayMove: sheet.separator !== undefined,
    cutByComma: sheet.separator === ',',
  };
  return { decision, lines: rowsToRead(sheet, plan).map((row) => readLine(row, plan)), notes };
}

/**
 * Lines of an .xlsx as the import proposes to read them: titles that are only alike are taken, where a person is asked.
 *
 * @throws Error with what is said of a file that cannot be read, or whose sheet is not known
 */
export async function linesProposed(bytes: Uint8Array, fields: readonly ImportField[]): Promise<ReadLine[]> {
  const reading = await readWorkbook(bytes, 'a.xlsx');
  if (!reading.ok) throw new Error(reading.message);
  const decision = decideSheet(surveyBook(fields, reading.workbook), () => undefined, []);
  const [sheet] = reading.workbook.sheets;
  if (!sheet || !('sheet' in decision)) throw new Error(`The import would ${decision.do}.`);
  const { titles } = decision.sheet;
  const plan = { fields, titleLine: titles.line, columns: titles.columns };
  return rowsToRead(sheet, plan).map((row) => readLine(row, plan));
}

/** What stands in one column, line by line: the value, the complaint with "!" or the question with "?" before it. */
export function toldOfCells(lines: readonly ReadLine[], field: string): unknown[] {
  return lines.map(({ cells, faults, warnings }) => {
    if (faults[field] !== undefined) return `! ${faults[field]}`;
    return warnings[field] === undefined ? cells[field] : `? ${warnings[field]}`;
  });
}
