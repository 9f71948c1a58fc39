import ExcelJS from 'exceljs';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { DrawnCell } from './drawnCells.ts';
import type { DrawnLine, DrawnSheet } from './drawnSheet.ts';

/** One row of a sheet, with what it means where it is a line. */
interface Row {
  cells: readonly (DrawnCell | undefined)[];
  line?: DrawnLine;
  hidden?: boolean;
}

/** The rows of a sheet from above; the number of a row is its place and one. */
export function rowsOf({ heading, titles, lines, gaps, hidden }: DrawnSheet): Row[] {
  const rows: Row[] = heading.map((text) => ({ cells: [{ text }] }));
  rows.push({ cells: titles.map((text) => ({ text })) });
  for (const [place, line] of lines.entries()) {
    rows.push({ cells: titles.map((title) => line[title]?.cell), line, hidden: hidden.includes(place) });
    if (gaps.includes(place)) rows.push({ cells: [] });
  }
  return rows;
}

/** The file that ExcelJS writes: shared texts, faults as faults, hidden rows. */
export async function byExcelJs(sheet: DrawnSheet): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet('Trang 1');
  for (const [place, { cells, hidden }] of rowsOf(sheet).entries()) {
    const row = page.getRow(place + 1);
    if (hidden) row.hidden = true;
    for (const [column, cell] of cells.entries()) if (cell) fill(row.getCell(column + 1), cell);
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}

function fill(at: ExcelJS.Cell, cell: DrawnCell): void {
  if ('text' in cell) at.value = cell.text;
  else if ('fault' in cell) at.value = { error: cell.fault as ExcelJS.CellErrorValue['error'] };
  else {
    at.value = cell.number;
    if (cell.format !== undefined) at.numFmt = cell.format;
  }
}

/** The file that write-excel-file writes: it knows no faults, which stand as texts, and hides no rows. */
export async function byWriteExcelFile(sheet: DrawnSheet): Promise<Uint8Array> {
  const data: SheetData = rowsOf(sheet).map(({ cells }) =>
    cells.map((cell) => {
      if (!cell) return null;
      if ('number' in cell) return { value: cell.number, type: Number, format: cell.format };
      return { value: 'text' in cell ? cell.text : cell.fault, type: String };
    }),
  );
  return new Uint8Array(await writeExcelFile(data, { sheet: 'Trang 1' }).toBuffer());
}
