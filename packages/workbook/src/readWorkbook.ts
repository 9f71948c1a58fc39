import { decodeText } from './decodeText.ts';
import { readDelimited } from './readDelimited.ts';
import { readXlsx } from './readXlsx.ts';
import { isOldOffice, isZip, OLD_OR_LOCKED } from './zipGuard.ts';
import type { WorkbookReading } from './cell.ts';

/** Largest text that is read as a table, in bytes: as much as a sheet may hold. */
const MAX_TEXT_BYTES = 20 * 1024 * 1024;

/**
 * The sheets of an .xlsx, .csv or .txt file, by what the file is and not only by its name; or why it is refused. Nothing is
 * guessed of what the columns mean.
 *
 * Runs on Node, in a page and in a worker. 10,000 rows of 14 cells take about 0.3 s, so a page calls it in a worker.
 *
 * @param name the file's name; the only sheet of a text is called so
 */
export async function readWorkbook(bytes: Uint8Array, name: string): Promise<WorkbookReading> {
  if (isZip(bytes)) return readXlsx(bytes);
  if (isOldOffice(bytes)) return { ok: false, message: OLD_OR_LOCKED };
  if (!/\.(csv|txt|tsv)$/i.test(name)) return { ok: false, message: 'Tệp không phải là tệp Excel (.xlsx)' };
  if (bytes.length > MAX_TEXT_BYTES) return { ok: false, message: 'Tệp quá lớn: mỗi lần nhập tối đa 10.000 dòng' };
  const { text, notes } = decodeText(bytes);
  const sheet = readDelimited(text, name.replace(/\.[^.]*$/, ''));
  return { ok: true, workbook: { sheets: [sheet], notes } };
}
