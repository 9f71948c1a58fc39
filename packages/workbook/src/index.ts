/**
 * Reads spreadsheets as their program shows them: .xlsx, .csv and cells copied from a sheet.
 *
 * @example
 * const reading = await readWorkbook(bytes, 'sao-ke.xlsx');
 * if (!reading.ok) return reading.message;
 * for (const { line, cells } of reading.workbook.sheets[0].rows) …
 *
 * @packageDocumentation
 */
export { shownDayParts } from './cellFormat.ts';
export type { Cell, MergedCells, Sheet, SheetRow, Workbook, WorkbookReading } from './cell.ts';
export { readDelimited } from './readDelimited.ts';
export { readWorkbook } from './readWorkbook.ts';
