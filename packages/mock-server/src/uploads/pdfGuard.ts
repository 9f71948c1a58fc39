import { asciiAt } from '../core/pictures/bytes.ts';
import { inflatedSize } from './inflatedSize.ts';

/** Most pages a statement may have. */
export const PAGE_LIMIT = 100;
/** Most bytes all streams may inflate to, and those among them that say what stands on the pages. */
const STREAM_LIMIT = 8_388_608;
const CONTENT_LIMIT = 524_288;

/**
 * Why a PDF is not even opened, in Vietnamese; undefined when nothing speaks against it. What makes a PDF dangerous or
 * useless is found in its bytes, before any of it is believed.
 */
export async function refusePdf(bytes: Uint8Array): Promise<string | undefined> {
  if (!asciiAt(bytes, 0, 5).startsWith('%PDF-')) return 'Tệp không phải PDF';
  const text = new TextDecoder('latin1').decode(bytes);
  if (/\/Encrypt\b/.test(text)) return 'Tệp PDF có mật khẩu hoặc bị mã hóa, vui lòng tải lên bản không khóa';
  if ((text.match(/\/Type\s*\/Page\b/g)?.length ?? 0) > PAGE_LIMIT) return TOO_MANY_PAGES;
  if (!hasSoundIndex(text)) return 'Tệp PDF bị hỏng (bảng chỉ mục sai), vui lòng tải lại từ ngân hàng';
  return refuseStreams(text, bytes);
}

/** Message for a PDF with too many pages. */
export const TOO_MANY_PAGES = `Sao kê có quá ${PAGE_LIMIT} trang`;

/** Whether the end points at an index, and every entry of a plain index at its object. */
function hasSoundIndex(text: string): boolean {
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-1100))?.[1];
  if (start === undefined) return false;
  const index = text.slice(Number(start));
  if (/^\s*\d+\s+\d+\s+obj/.test(index.slice(0, 40))) return true;
  if (!/^\s*xref\s/.test(index.slice(0, 10))) return false;
  const table = index.slice(0, index.indexOf('trailer'));
  for (const [, offset, kind] of table.matchAll(/(\d{10}) \d{5} ([nf])/g)) {
    if (kind === 'n' && !/^\s*\d+\s+\d+\s+obj/.test(text.slice(Number(offset), Number(offset) + 40))) return false;
  }
  return true;
}

async function refuseStreams(text: string, bytes: Uint8Array): Promise<string | undefined> {
  let whole = 0;
  let content = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary =
      text
        .slice(Math.max(0, index - 600), index)
        .split(/\bobj\b/)
        .at(-1) ?? '';
    if (/\/Filter\s*(\[\s*\/[^\]/]*\/|\d)|LZWDecode|RunLengthDecode|#/.test(dictionary)) return FOREIGN_FILTER;
    const from = index + keyword.length;
    const end = text.indexOf('endstream', from);
    const raw = bytes.subarray(from, end === -1 ? bytes.length : end);
    const size = (await inflatedSize(raw, STREAM_LIMIT - whole)) ?? raw.length;
    whole += size;
    if (
      !/\/Subtype\s*\/Image|\/Length1\b|\/Type\s*\/XRef|\/Subtype\s*\/(Type1C|CIDFontType0C|OpenType)/.test(dictionary)
    ) {
      content += size;
    }
    if (whole > STREAM_LIMIT || content > CONTENT_LIMIT) return 'Tệp PDF giải nén ra quá lớn';
  }
  return undefined;
}

const FOREIGN_FILTER = 'Tệp PDF dùng kiểu nén không được nhận';
