import { unzipSync } from 'fflate';

/** Most entries a spreadsheet may have. */
const MAX_ENTRIES = 200;
/** Largest entry of a spreadsheet once it is unpacked, in bytes. */
const MAX_ENTRY_BYTES = 20 * 1024 * 1024;
/** Largest spreadsheet once all of it is unpacked, in bytes: many entries may not do what one may not. */
const MAX_BYTES = 2 * MAX_ENTRY_BYTES;
/** Most tags in one entry: a sheet of 10,000 rows with 25 columns of texts has about 1,500,000. */
const MAX_TAGS = 2_000_000;
/** Most rows of one sheet, empty ones included: an import takes 10,000. */
const MAX_ROWS = 100_000;
/** First bytes of an old .xls file, and of an .xlsx file behind a password. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/** What is said of a file that needs a password or an older reader. */
export const OLD_OR_LOCKED = 'Tệp có mật khẩu hoặc là .xls đời cũ: mở bằng Excel, bỏ mật khẩu, rồi lưu lại dạng .xlsx';

/** Whether a file is a zip, as an .xlsx file is. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Whether a file is an old .xls, or an .xlsx behind a password. */
export function isOldOffice(bytes: Uint8Array): boolean {
  return OLD_OFFICE.every((byte, place) => bytes[place] === byte);
}

/**
 * Why an .xlsx file must not be read; undefined for a sound one. The directory is looked at before anything is unpacked,
 * and no entry unpacks past the size that the directory says.
 */
export function refuseZip(bytes: Uint8Array): string | undefined {
  if (isOldOffice(bytes)) return OLD_OR_LOCKED;
  if (!isZip(bytes)) return 'Tệp không phải là tệp Excel (.xlsx)';
  try {
    let entries = 0;
    let largest = 0;
    let all = 0;
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        entries += 1;
        largest = Math.max(largest, originalSize);
        all += originalSize;
        return false;
      },
    });
    if (entries === 0) return 'Tệp Excel bị hỏng';
    if (entries > MAX_ENTRIES || largest > MAX_ENTRY_BYTES || all > MAX_BYTES) return 'Tệp Excel quá lớn';
    const tooMany = Object.values(unzipSync(bytes)).some(hasTooMuch);
    return tooMany ? 'Tệp Excel quá lớn: mỗi lần nhập tối đa 10.000 dòng' : undefined;
  } catch {
    return 'Tệp Excel bị hỏng';
  }
}

/** First parts of the names in a zip of another program, and what is said of it. */
const OTHER_OFFICE = [
  ['word/', 'Đây là tệp Word, không phải tệp Excel (.xlsx)'],
  ['ppt/', 'Đây là tệp PowerPoint, không phải tệp Excel (.xlsx)'],
  ['content.xml', 'Tệp của LibreOffice: lưu lại dạng .xlsx'],
] as const;

/** What a zip is that holds no sheets of Excel, where that can be seen. */
export function otherOffice(bytes: Uint8Array): string | undefined {
  const names: string[] = [];
  unzipSync(bytes, { filter: ({ name }) => names.push(name) < 0 });
  return OTHER_OFFICE.find(([part]) => names.some((name) => name.startsWith(part)))?.[1];
}

const TAG = '<'.charCodeAt(0);
const PREFIX = ':'.charCodeAt(0);
const ROW = Array.from('row', (letter) => letter.charCodeAt(0));

function hasTooMuch(entry: Uint8Array): boolean {
  let tags = 0;
  let rows = 0;
  for (let at = 0; at < entry.length; at += 1) {
    if (entry[at] === TAG) tags += 1;
    if (beginsRow(entry, at)) rows += 1;
  }
  return tags > MAX_TAGS || rows > MAX_ROWS;
}

/** Whether the tag of a row begins behind this byte: `<row`, or `<x:row` with the prefix of its namespace. */
function beginsRow(entry: Uint8Array, at: number): boolean {
  const byte = entry[at];
  return (byte === TAG || byte === PREFIX) && ROW.every((letter, place) => entry[at + 1 + place] === letter);
}
