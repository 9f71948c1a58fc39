import { FILE_LIMIT, type PdfPiece, type PdfReading } from '../core/files/uploadedFile.ts';
import { PAGE_LIMIT, refusePdf, TOO_MANY_PAGES } from './pdfGuard.ts';

/** Most pieces of text a statement may have. */
const PIECE_LIMIT = 40_000;
/** Points two pieces of one line may differ in height. */
const LINE_TOLERANCE = 2;

interface Placed extends PdfPiece {
  height: number;
}

const refused = (message: string): PdfReading => ({ ok: false, message });

/** The text of a PDF by lines; or why there is none, in Vietnamese. The library that opens it is loaded when first needed. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  if (bytes.length === 0) return refused('Tệp sao kê rỗng');
  if (bytes.length > FILE_LIMIT) return refused('Tệp sao kê lớn quá 5 MB');
  const fault = await refusePdf(bytes);
  if (fault !== undefined) return refused(fault);
  try {
    return await linesOf(bytes);
  } catch {
    return refused('Không đọc được tệp PDF, vui lòng tải lại từ ngân hàng');
  }
}

async function linesOf(bytes: Uint8Array): Promise<PdfReading> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  try {
    if (pdf.numPages > PAGE_LIMIT) return refused(TOO_MANY_PAGES);
    const lines: PdfPiece[][] = [];
    let count = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [placed(item)] : []));
      count += pieces.length;
      if (count > PIECE_LIMIT) return refused('Sao kê có quá nhiều chữ');
      lines.push(...inLines(pieces));
    }
    return { ok: true, lines };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function placed({ str, width, transform }: { str: string; width: number; transform: unknown[] }): Placed {
  const from = Number(transform[4]);
  return { text: str.trim(), from, to: from + width, height: Number(transform[5]) };
}

/** Pieces by lines from the top, each line from the left. */
function inLines(pieces: readonly Placed[]): PdfPiece[][] {
  const lines: Placed[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.height - a.height)) {
    const line = lines.at(-1);
    if (line && (line[0]?.height ?? 0) - piece.height <= LINE_TOLERANCE) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) =>
    line.toSorted((a, b) => a.from - b.from).map(({ text, from, to }) => ({ text, from, to })),
  );
}
