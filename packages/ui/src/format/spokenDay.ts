import { vietnamToday } from './date.ts';
import { addDays } from './days.ts';
import { foldVietnamese } from './text.ts';

const WORDS: Readonly<Record<string, number>> = {
  'hom nay': 0,
  nay: 0,
  mai: 1,
  'ngay mai': 1,
  mot: 2,
  'hom qua': -1,
  qua: -1,
};

/** The day that people say from today on, ISO: "hôm nay", "mai", "mốt", "hôm qua", "+3" (in three days), "-2"; `null` for all else. */
export function spokenDay(text: string, today: string = vietnamToday()): string | null {
  const said = foldVietnamese(text).trim().replaceAll(/\s+/g, ' ');
  const count = /^([+-])\s?(\d{1,3})$/.exec(said);
  const days = count ? Number(`${count[1]}${count[2]}`) : Object.hasOwn(WORDS, said) ? WORDS[said] : undefined;
  return days === undefined ? null : addDays(today, days);
}
