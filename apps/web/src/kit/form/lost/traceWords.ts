import { formatDate, formatTime, vietnamToday } from '@so-the/ui/format';
import type { Trace } from './look.ts';

/** A record as the person is told of it: "Đã ghi: phiếu PT000279 lúc 19:07, Trần Văn Chủ". */
export function traceWords({ done = 'Đã ghi', what, made: { at, by } }: Trace): string {
  const when = at === undefined ? '' : ` ${momentWords(at)}`;
  return `${done}: ${what}${when}${by === undefined ? '' : `, ${by}`}`;
}

/** `lúc 19:07`, of another day `lúc 19:07 ngày 25/11/2026`. */
function momentWords(at: string): string {
  const day = formatDate(at);
  return `lúc ${formatTime(at)}${day === formatDate(vietnamToday()) ? '' : ` ngày ${day}`}`;
}
