import { serverMoment } from '../../api/serverMoment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So many are named; the others are counted. */
const NAMED = 3;

/**
 * How long something has waited, in words: "chờ 3 giờ", in whole minutes, hours or days (counter.md §8).
 *
 * @param since when it began to wait, as ISO
 * @param now milliseconds since 1970. Default: now, by the server's clock
 */
export function waitedFor(since: string, now = serverMoment() ?? Date.now()): string {
  const waited = now - Date.parse(since);
  if (waited >= DAY) return `chờ ${Math.floor(waited / DAY)} ngày`;
  if (waited >= HOUR) return `chờ ${Math.floor(waited / HOUR)} giờ`;
  if (waited >= MINUTE) return `chờ ${Math.floor(waited / MINUTE)} phút`;
  return 'vừa đề nghị';
}

/** Who may decide, by name: "Chờ Trần Văn Chủ hoặc Lê Thị Thu duyệt"; an API that names nobody leaves somebody else. */
export function whoDecides(people: readonly string[] = []): string {
  if (people.length === 0) return 'Chờ người khác duyệt';
  const named = people.slice(0, NAMED);
  const others = people.length - named.length;
  const all = others > 0 ? [...named, `${others} người khác`] : named;
  const last = all.at(-1) ?? '';
  const names = all.length === 1 ? last : `${all.slice(0, -1).join(', ')} hoặc ${last}`;
  return `Chờ ${names} duyệt`;
}
