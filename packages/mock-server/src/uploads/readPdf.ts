import { FILE_LIMIT, type PdfPiece, type PdfReading } from '../core/files/uploadedFile.ts';
import { guardPdf, PAGE_LIMIT, TOO_MANY_PAGES } from './pdf/pdfGuard.ts';

/** Most pieces of text a page may have. */
const PIECE_LIMIT = 8000;
/** Most milliseconds the pages may take together. */
const TIME_LIMIT = 20_000;
/** Points two pieces of one line may differ in height. */
const LINE_TOLERANCE = 2;
/** Words of one text stand at most so far apart, as a share of the height of their letters. */
const WORD_GAP = 0.3;

interface Placed extends PdfPiece {
  /** Points below the top of the page. */
  down: number;
  /** Height of its letters, in points. */
  size: number;
}

const refused = (message: string): PdfReading => ({ ok: false, message });

/** The text of a PDF by lines; or why there is none, in Vietnamese. The library that opens it is loaded when first needed. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  if (bytes.length === 0) return refused('Tệp sao kê rỗng');
  if (bytes.length > FILE_LIMIT) return refused('Tệp sao kê lớn quá 5 MB');
  const guarded = await guardPdf(bytes);
  if ('refused' in guarded) return refused(guarded.refused);
  try {
    return await linesOf(guarded.bytes);
  } catch {
    return refused('Không đọc được tệp PDF, vui lòng tải lại từ ngân hàng');
  }
}

async function linesOf(bytes: Uint8Array): Promise<PdfReading> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const started = performance.now();
  try {
    if (pdf.numPages > PAGE_LIMIT) return refused(TOO_MANY_PAGES);
    const lines: PdfPiece[][] = [];
    const pages: number[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { transform } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? placed(item, transform) : []));
      if (pieces.length > PIECE_LIMIT) return refused(`Trang ${number} của sao kê có quá nhiều chữ`);
      if (performance.now() - started > TIME_LIMIT) return refused('Sao kê mất quá nhiều thời gian để đọc');
      pages.push(lines.length);
      lines.push(...inLines(pieces));
      page.cleanup();
    }
    return { ok: true, lines, pages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

interface TextItem {
  str: string;
  width: number;
  height: number;
  transform: unknown[];
}

/** Pieces of an item as the page is seen, however it is turned; columns that spaces keep apart are pieces of their own. */
function placed({ str, width, height, transform }: TextItem, view: readonly number[]): Placed[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [x, y] = [Number(transform[4]), Number(transform[5])];
  const from = a * x + c * y + e;
  const down = b * x + d * y + f;
  const step = width / Math.max(1, str.length);
  return [...str.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text: text.replaceAll(/\s+/g, ' '),
    from: from + index * step,
    to: from + (index + text.length) * step,
    down,
    size: height,
  }));
}

/** Pieces by lines from the top, each line from the left, words of one text together. */
function inLines(pieces: readonly Placed[]): PdfPiece[][] {
  const lines: Placed[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.down - b.down)) {
    const line = lines.at(-1);
    if (line && piece.down - (line[0]?.down ?? 0) <= LINE_TOLERANCE) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => asTexts(line.toSorted((a, b) => a.from - b.from)));
}

function asTexts(line: readonly Placed[]): PdfPiece[] {
  const texts: Placed[] = [];
  for (const piece of line) {
    const last = texts.at(-1);
    const gap = piece.from - (last?.to ?? -Infinity);
    if (!last || gap > WORD_GAP * piece.size) texts.push({ ...piece });
    else
      Object.assign(last, { text: `${last.text}${gap > 0 ? ' ' : ''}${piece.text}`, to: Math.max(last.to, piece.to) });
  }
  return texts.map(({ text, from, to }) => ({ text, from, to }));
}
