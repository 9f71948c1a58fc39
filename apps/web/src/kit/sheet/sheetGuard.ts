import { unzipSync } from 'fflate';

/** Most entries a spreadsheet may have (quality page, "Spreadsheets"). */
const MAX_ENTRIES = 200;
/** Largest entry of a spreadsheet once it is unpacked, in bytes. */
const MAX_ENTRY_BYTES = 20 * 1024 * 1024;
/** Largest spreadsheet once all of it is unpacked, in bytes: many entries may not do what one may not. */
const MAX_BYTES = 2 * MAX_ENTRY_BYTES;
/** Most tags in one entry: a sheet of 5,000 rows with 20 columns has about 300,000. */
const MAX_TAGS = 500_000;
const TAG = '<'.charCodeAt(0);

/**
 * Why an .xlsx file must not be read; undefined for a sound one. The directory is looked at before anything is unpacked,
 * and no entry unpacks past the size that the directory says.
 */
export function refuseZip(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return 'Tệp không phải là tệp Excel (.xlsx)';
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
    const tooMany = Object.values(unzipSync(bytes)).some((entry) => tagsIn(entry) > MAX_TAGS);
    return tooMany ? 'Tệp Excel quá lớn: mỗi lần nhập tối đa 1.000 dòng' : undefined;
  } catch {
    return 'Tệp Excel bị hỏng';
  }
}

function tagsIn(entry: Uint8Array): number {
  let count = 0;
  for (const byte of entry) if (byte === TAG) count += 1;
  return count;
}
