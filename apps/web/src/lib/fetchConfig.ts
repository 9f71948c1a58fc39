import { defaultConfig } from './appConfig.ts';
import { readConfig, unreadable, type ConfigRead } from './readConfig.ts';

/** Longest wait for the file, in milliseconds: it is small, and nothing is called before it is there. */
const PATIENCE_MS = 20_000;
/** Most characters that are read: a file of this kind has a few hundred. */
const MOST_CHARACTERS = 262_144;

/**
 * Fetches and reads `config.json`. A site without it, or one that answers every unknown address by a page, has the
 * defaults; one whose file cannot be had or read must not start, for it would call another server than it should.
 */
export async function fetchConfig(address: string): Promise<ConfigRead> {
  const stop = new AbortController();
  const impatience = setTimeout(() => stop.abort(), PATIENCE_MS);
  try {
    const response = await fetch(address, { signal: stop.signal });
    if (response.status === 404 || response.status === 410) return { config: defaultConfig, faults: [] };
    if (!response.ok) return unreadable(`Máy chủ của trang này trả lời mã ${response.status} thay vì tệp.`);
    return readFile(await response.text());
  } catch (thrown) {
    return unreadable(whyNot(stop.signal.aborted), thrown);
  } finally {
    clearTimeout(impatience);
  }
}

function readFile(text: string): ConfigRead {
  if (text.trimStart().startsWith('<')) return { config: defaultConfig, faults: [] };
  if (text.trim() === '') return unreadable('Tệp trống. Chưa cần đổi gì thì để {} hoặc xóa tệp.');
  if (text.length > MOST_CHARACTERS) return unreadable('Tệp quá lớn (trên 256 KB), không thể là tệp cấu hình.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    return unreadable(
      `Tệp không phải JSON hợp lệ${placeOf(thrown)}. Hãy kiểm tra dấu phẩy, ngoặc và nháy kép, và lưu dạng UTF-8.`,
      thrown,
    );
  }
  return readConfig(value, globalThis.location?.href);
}

/** Browsers say in English what is wrong, and most of them where. */
function placeOf(thrown: unknown): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(thrown)) ?? [];
  return line === undefined ? '' : ` (gần dòng ${line}, cột ${column})`;
}

function whyNot(isLate: boolean): string {
  if (!navigator.onLine) return 'Máy này đang mất kết nối mạng.';
  return isLate
    ? `Chờ quá ${PATIENCE_MS / 1000} giây mà tệp chưa về.`
    : 'Không tải được tệp: mạng hoặc máy chủ của trang này đang lỗi.';
}
