import { FILE_LIMIT, type PdfPiece, type PdfReading, type UploadedFile } from '../core/files/uploadedFile.ts';
import { readPdf } from './readPdf.ts';

const refused = (message: string): PdfReading => ({ ok: false, message });

/** The text of a statement by lines, whichever of the kinds of files it is, told by its bytes; or why there is none, in Vietnamese. */
export async function readStatementFile(
  { bytes, name }: UploadedFile,
  fits?: (lines: readonly (readonly PdfPiece[])[]) => boolean,
): Promise<PdfReading> {
  if (bytes.length === 0) return refused('Tệp sao kê rỗng');
  if (bytes.length > FILE_LIMIT) return refused('Tệp sao kê lớn quá 5 MB');
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return readPdf(bytes);
  const isOffice = head.startsWith('PK') || head.startsWith('\u00d0\u00cf\u0011\u00e0');
  if (isOffice || (/\.(csv|txt|tsv)$/i.test(name) && isText(bytes))) {
    const { readSheet } = await import('./readSheet.ts');
    return readSheet(bytes, name, fits);
  }
  return refused('Tệp không phải PDF, .xlsx hay .csv');
}

/** No text has bytes of 0, but for one of 16 bits, which begins with its mark. */
function isText(bytes: Uint8Array): boolean {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isWide || !bytes.subarray(0, 4096).includes(0);
}
