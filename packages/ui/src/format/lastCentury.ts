import { parseDate } from './typedDate.ts';
import { UNREADABLE, type Parsed } from './parsed.ts';

/** The day a hundred years before `day`, which `text` was read as, where the text has two figures of its year alone: a birthday `5/12/90` read as 2090. */
export function lastCentury(text: string, day: string): Parsed<string> {
  return text.includes(day.slice(0, 4)) ? UNREADABLE : parseDate(`${Number(day.slice(0, 4)) - 100}${day.slice(4)}`);
}
