import * as fc from 'fast-check';

/** An amount as people write it. */
export interface Notation {
  text: string;
  /** What it means, in đồng. */
  amount: number;
}

const SIZES: Record<string, number> = {
  k: 1_000,
  K: 1_000,
  nghìn: 1_000,
  ngàn: 1_000,
  tr: 1_000_000,
  Tr: 1_000_000,
  triệu: 1_000_000,
  trieu: 1_000_000,
  tỷ: 1_000_000_000,
  tỉ: 1_000_000_000,
  ty: 1_000_000_000,
};
const LARGEST = 9_000_000_000_000;

const unit = fc.constantFrom(...Object.keys(SIZES));
const space = fc.constantFrom('', ' ');
const digitsOf = (most: number) =>
  fc
    .integer({ min: 1, max: most })
    .chain((length) =>
      fc.integer({ min: 0, max: 10 ** length - 1 }).map((value) => String(value).padStart(length, '0')),
    );

/** "30000000", "30.000.000", "30,000,000", each with đ or without; a bare "8.999" is 8.999 đ. */
const whole: fc.Arbitrary<Notation> = fc
  .record({
    amount: fc.oneof(fc.nat(999_999), fc.nat(LARGEST)),
    mark: fc.constantFrom('', '.', ','),
    currency: fc.constantFrom('', 'đ', '₫', ' đ', ' đồng', ' VNĐ', 'vnd'),
  })
  .map(({ amount, mark, currency }) => ({
    text: String(amount).replace(/\B(?=(\d{3})+$)/g, mark) + currency,
    amount,
  }));

/** "30tr", "1000k", "1200 triệu". */
const units: fc.Arbitrary<Notation> = fc
  .record({ count: fc.oneof(fc.nat(999), fc.nat(500_000)), space, unit })
  .map(({ count, space: gap, unit: name }) => ({ text: `${count}${gap}${name}`, amount: count * sizeOf(name) }));

/** "1,5 tỷ", "1.5tr", "0,25tr": up to three decimals. */
const decimal: fc.Arbitrary<Notation> = fc
  .record({ count: fc.nat(9_999), mark: fc.constantFrom(',', '.'), part: digitsOf(3), space, unit })
  .map(({ count, mark, part, space: gap, unit: name }) => ({
    text: `${count}${mark}${part}${gap}${name}`,
    amount: count * sizeOf(name) + partOf(part, name),
  }));

/** "30tr500", "2 tỷ 5": what follows the unit are its decimals. */
const mixed: fc.Arbitrary<Notation> = fc
  .record({ count: fc.nat(9_999), part: digitsOf(3), space, unit })
  .map(({ count, part, space: gap, unit: name }) => ({
    text: `${count}${gap}${name}${gap}${part}`,
    amount: count * sizeOf(name) + partOf(part, name),
  }));

/** Any notation of an amount that a money field takes. */
export const anyNotation: fc.Arbitrary<Notation> = fc.oneof(whole, units, decimal, mixed);

/** One of each notation, as staff type them. */
export const NOTATIONS: readonly Notation[] = [
  { text: '30tr', amount: 30_000_000 },
  { text: '1,5 tỷ', amount: 1_500_000_000 },
  { text: '1000k', amount: 1_000_000 },
  { text: '1500k', amount: 1_500_000 },
  { text: '30000k', amount: 30_000_000 },
  { text: '1200tr', amount: 1_200_000_000 },
  { text: '1200 triệu', amount: 1_200_000_000 },
  { text: '30tr500', amount: 30_500_000 },
  { text: '30.000.000đ', amount: 30_000_000 },
  { text: '30000000đ', amount: 30_000_000 },
  { text: '8.999', amount: 8_999 },
];

function sizeOf(name: string): number {
  return SIZES[name] ?? Number.NaN;
}

function partOf(digits: string, name: string): number {
  return (Number(digits) * sizeOf(name)) / 10 ** digits.length;
}
