/** The text of a file, and what a person should know of how it was found. */
export interface DecodedText {
  text: string;
  notes: string[];
}

/** Share of zero bytes from which a file without a mark is taken for one of two bytes a letter. */
const ZERO_SHARE = 0.2;
/** So many bytes are looked at for that. */
const LOOKED_AT = 2000;
const OLD_ENCODING =
  'Tệp dùng bảng mã cũ (Windows-1258): xem lại dấu tiếng Việt trước khi nhập, hoặc lưu tệp dạng UTF-8';

/**
 * The text of a .csv or .txt file: UTF-8, UTF-16 with or without its mark, else Windows-1258, which is told. Letters come
 * composed (NFC), for Windows-1258 writes tone marks behind them.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = wideEncoding(bytes);
  if (utf16) return { text: decoded(bytes, utf16), notes: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC'), notes: [] };
  } catch {
    return { text: decoded(bytes, 'windows-1258'), notes: [OLD_ENCODING] };
  }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes).normalize('NFC');
}

/** The encoding of two bytes a letter, by its mark or by where its zeros stand. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const looked = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (odd: number) => looked.filter((byte, place) => byte === 0 && place % 2 === odd).length;
  if (zerosAt(1) > looked.length * ZERO_SHARE) return 'utf-16le';
  return zerosAt(0) > looked.length * ZERO_SHARE ? 'utf-16be' : undefined;
}
