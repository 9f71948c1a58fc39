import { downloadFile } from '../sheet/downloadFile.ts';
import { writeSheetFile } from '../sheet/sheetFile.ts';

/** Downloads an .xlsx file of text cells below their titles. */
export async function saveRows(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  names: { sheet: string; file: string },
): Promise<void> {
  const writer = writeSheetFile(titles.map((title) => ({ title, kind: 'text' })));
  try {
    writer.add(rows);
    downloadFile(await writer.finish(names.sheet), names.file);
  } finally {
    writer.close();
  }
}
