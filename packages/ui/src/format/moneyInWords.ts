import { noFigure } from './noFigure.ts';

const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

/**
 * Reads whole đồng in Vietnamese, as printed on vouchers: 540000 → "Năm trăm bốn mươi nghìn đồng", −1 → "Âm một đồng".
 * What is no safe integer shows "–" and is reported, because its words would lie.
 */
export function moneyInWords(amount: number): string {
  if (!Number.isSafeInteger(amount)) return noFigure('a whole number', amount);
  const words = amount === 0 ? ['không'] : readNumber(Math.abs(amount), false);
  const sentence = [...(amount < 0 ? ['âm'] : []), ...words, 'đồng'].join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function readNumber(number: number, padded: boolean): string[] {
  const billions = Math.floor(number / 1_000_000_000);
  const words = billions > 0 ? [...readNumber(billions, padded), 'tỷ'] : [];
  for (const [size, name] of [
    [1_000_000, 'triệu'],
    [1_000, 'nghìn'],
    [1, ''],
  ] as const) {
    const group = Math.floor(number / size) % 1000;
    if (group === 0) continue;
    words.push(...readGroup(group, padded || words.length > 0));
    if (name !== '') words.push(name);
  }
  return words;
}

function readGroup(group: number, padded: boolean): string[] {
  const hundreds = Math.floor(group / 100);
  const tens = Math.floor((group % 100) / 10);
  const ones = group % 10;
  const words = hundreds > 0 || padded ? [digit(hundreds), 'trăm'] : [];
  if (tens === 0 && ones > 0 && words.length > 0) words.push('linh');
  if (tens === 1) words.push('mười');
  if (tens > 1) words.push(digit(tens), 'mươi');
  if (ones > 0) words.push(readOnes(ones, tens));
  return words;
}

function readOnes(ones: number, tens: number): string {
  if (ones === 1 && tens > 1) return 'mốt';
  if (ones === 4 && tens > 1) return 'tư';
  if (ones === 5 && tens > 0) return 'lăm';
  return digit(ones);
}

function digit(value: number): string {
  return DIGITS[value] ?? '';
}
