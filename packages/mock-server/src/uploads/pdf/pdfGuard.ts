import { largestStage } from './pdfFilters.ts';
import { openCipher, type Decipher } from './pdfCipher.ts';
import { streamsOf, type PdfStream } from './pdfObjects.ts';

/** Most pages a statement may have. */
export const PAGE_LIMIT = 100;
const MB = 1_048_576;
/** Most bytes any stage of one stream may be, those of one that draws, and those of all streams and of all that draw together. */
const LIMITS = { stream: 8 * MB, drawing: MB, streams: 32 * MB, drawings: 24 * MB } as const;

/** Message for a PDF with too many pages. */
export const TOO_MANY_PAGES = `Sao kê có quá ${PAGE_LIMIT} trang`;
const TOO_LARGE = 'Tệp PDF giải nén ra quá lớn';
const FOREIGN_FILTER = 'Tệp PDF dùng kiểu nén không được nhận';
const LOCKED = 'Tệp PDF có mật khẩu hoặc bị mã hóa, vui lòng tải lên bản không khóa';

/** A PDF that may be opened, without what stood around it; or why not, in Vietnamese. */
export type GuardedPdf = { bytes: Uint8Array } | { refused: string };

/**
 * Lets a PDF through when nothing speaks against it. What makes a PDF dangerous or useless is found in its bytes, before any
 * of it is believed. A mail program's bytes before it and after it are cut off, as every viewer does.
 */
export async function guardPdf(file: Uint8Array): Promise<GuardedPdf> {
  const whole = new TextDecoder('latin1').decode(file);
  const start = whole.slice(0, 1024).indexOf('%PDF-');
  if (start === -1) return { refused: 'Tệp không phải PDF' };
  const end = /^[^]*startxref\s+\d+\s+%%EOF/.exec(whole)?.[0].length ?? file.length;
  const bytes = file.subarray(start, end);
  const text = whole.slice(start, end);
  if ((text.match(/\/Type\s*\/Page\b/g)?.length ?? 0) > PAGE_LIMIT) return { refused: TOO_MANY_PAGES };
  if (!hasSoundIndex(text, start))
    return { refused: 'Tệp PDF bị hỏng (bảng chỉ mục sai), vui lòng tải lại từ ngân hàng' };
  const isLocked = /\/Encrypt\b/.test(text);
  const decipher = isLocked ? await openCipher(text) : undefined;
  if (isLocked && !decipher) return { refused: LOCKED };
  const refused = await refuseStreams(streamsOf(text, bytes), decipher);
  return refused === undefined ? { bytes } : { refused };
}

/** Whether the end points at an index, and every entry of a plain index at its object; counted from the file's first byte or from `%PDF`. */
function hasSoundIndex(text: string, before: number): boolean {
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-1100))?.[1];
  if (start === undefined) return false;
  return [0, before].some((shift) => isIndexAt(text, Number(start) - shift, shift));
}

function isIndexAt(text: string, place: number, shift: number): boolean {
  const index = text.slice(Math.max(0, place));
  if (/^\s*\d+\s+\d+\s+obj/.test(index.slice(0, 40))) return true;
  if (!/^\s*xref\s/.test(index.slice(0, 10))) return false;
  const table = index.slice(0, index.indexOf('trailer'));
  for (const [, offset, kind] of table.matchAll(/(\d{10}) \d{5} ([nf])/g)) {
    const at = Number(offset) - shift;
    if (kind === 'n' && !/^\s*\d+\s+\d+\s+obj/.test(text.slice(at, at + 40))) return false;
  }
  return true;
}

/** Streams that hold no text: pictures, fonts, indexes. */
const NO_DRAWING =
  /\/Subtype\s*\/Image|\/Length[123]\b|\/Type\s*\/(XRef|Metadata)|\/Subtype\s*\/(Type1C|CIDFontType0C|OpenType)/;

async function refuseStreams(streams: Iterable<PdfStream>, decipher?: Decipher): Promise<string | undefined> {
  let all = 0;
  let drawn = 0;
  for (const { id, dictionary, filters, bytes } of streams) {
    if (!filters) return FOREIGN_FILTER;
    const isPlain = !decipher || /\/Type\s*\/XRef\b/.test(dictionary);
    const raw = isPlain ? bytes : await decipher(id, bytes);
    const size = await largestStage(raw, filters.length > 0 ? filters : ['FlateDecode'], LIMITS.stream);
    if (size === undefined) return FOREIGN_FILTER;
    const drawing = NO_DRAWING.test(dictionary) ? 0 : size;
    all += size;
    drawn += drawing;
    if (size > LIMITS.stream || drawing > LIMITS.drawing || all > LIMITS.streams || drawn > LIMITS.drawings) {
      return TOO_LARGE;
    }
  }
  return undefined;
}
