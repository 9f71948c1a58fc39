import { groupDigits } from '../format/money.ts';

/** Round marks of an axis that hold all values and zero, three to six of them, in rising order. Whole values get whole marks. */
export function niceTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const step = niceStep((high - low) / 4);
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  return steps.find((step) => step >= rough && Number.isInteger(step)) ?? 1;
}

/** Short đồng for an axis: 1.250.000.000 → "1,25 tỷ", 30.000.000 → "30 tr", 540.000 → "540 k". */
export function shortMoney(amount: number): string {
  const size = Math.abs(amount);
  if (size >= 1_000_000_000) return `${decimals(amount / 1_000_000_000)} tỷ`;
  if (size >= 1_000_000) return `${decimals(amount / 1_000_000)} tr`;
  return size >= 1000 ? `${decimals(amount / 1000)} k` : groupDigits(amount);
}

function decimals(value: number): string {
  const [whole = '0', part] = String(Math.round(value * 100) / 100).split('.');
  return part === undefined ? groupDigits(Number(whole)) : `${groupDigits(Number(whole))},${part}`;
}

/** Every how many places a label fits when each needs `room` px. */
export function labelStride(count: number, width: number, room: number): number {
  return Math.max(1, Math.ceil((count * room) / Math.max(width, 1)));
}
