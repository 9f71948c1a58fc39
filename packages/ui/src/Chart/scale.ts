import { drawnValue } from '../format/noFigure.ts';
import { groupDigits } from '../format/money.ts';

/** Round marks of an axis that hold all values and zero, three to six of them, in rising order. Whole values get whole marks. */
export function niceTicks(values: readonly number[]): number[] {
  const { low, high } = reach(values);
  return low === high ? [0, 1] : ticksOf(niceStep((high - low) / 4), values);
}

/**
 * Round marks of two axes beside each other: as many below and above zero on both, so that their zeros and their hairlines
 * lie at the same height.
 */
export function alignedTicks(sides: readonly (readonly number[])[]): number[][] {
  const alone = sides.map((values) => niceTicks(values));
  const below = Math.max(...alone.map((ticks) => ticks.filter((tick) => tick < 0).length));
  const above = Math.max(...alone.map((ticks) => ticks.filter((tick) => tick > 0).length));
  return sides.map((values) => {
    const { low, high } = reach(values);
    const step = niceStep(Math.max(high / Math.max(above, 1), -low / Math.max(below, 1)));
    return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step);
  });
}

function reach(values: readonly number[]): { low: number; high: number } {
  const finite = values.map(drawnValue);
  return { low: Math.min(0, ...finite), high: Math.max(0, ...finite) };
}

function ticksOf(step: number, values: readonly number[]): number[] {
  const { low, high } = reach(values);
  const from = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - from + 1 }, (_, index) => (from + index) * step);
}

function niceStep(rough: number): number {
  if (rough <= 1) return 1;
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
