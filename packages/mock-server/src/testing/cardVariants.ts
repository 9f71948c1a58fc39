const ZERO_WIDTH = '\u200b';
const FULL_WIDTH = '４１１１１１１１１１１１１１１１';
const ARABIC = '٤١١١١١١١١١١١١١١١';

/** One card number, 4111 1111 1111 1111, as people have typed it into notes: beside other numbers, in groups, in signs of other widths. */
export const CARD_VARIANTS = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111.1111.1111.1111',
  '4111  1111  1111  1111',
  '4111 - 1111 - 1111 - 1111',
  '4111\u00a01111\u00a01111\u00a01111',
  '4111\t1111\t1111\t1111',
  '4111\n1111\n1111\n1111',
  '4111/1111/1111/1111',
  '4111_1111_1111_1111',
  '4111–1111—1111−1111',
  '4111, 1111, 1111, 1111',
  '4111x1111x1111x1111',
  '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
  '411111 1111111111',
  ['4111', '1111', '1111', '1111'].join(ZERO_WIDTH),
  FULL_WIDTH,
  ARABIC,
  '4111 1111 1111 1111 12/29',
  '4111 1111 1111 1111 12/29 123',
  '4111111111111111 123',
  '41111111111111111229',
  '0912345678 4111111111111111',
  '0912345678 4111 1111 1111 1111 0987654321',
  '09123456784111111111111111',
  'CCCD 079190012345 thẻ 4111111111111111 hạn 12/29',
  'STK4111111111111111VCB',
  'Visa:4111-1111 1111.1111;5.000.000đ',
] as const;

/** Plain, full-width, Arabic and mathematical digits from 0 to 9. */
export const DIGITS = [0x30, 0xff10, 0x660, 0x1d7d8].map((zero) =>
  Array.from({ length: 10 }, (_none, digit) => String.fromCodePoint(zero + digit)),
);

/** All digits of a text in plain signs, one after the other. */
export function plainDigits(text: string): string {
  return Array.from(text, (sign) => DIGITS.find((digits) => digits.includes(sign))?.indexOf(sign) ?? '').join('');
}
