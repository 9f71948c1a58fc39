import { parsePercent } from '../format/percent.ts';

/** What a typed or pasted cell means. */
export type ReadCell = { value: number | null; problem?: undefined } | { value: null; problem: string };

/** Reads a cell into thousandths of a percent; empty clears it. `check` refuses values that a rule forbids; default 0 to 100 %. */
export function readCell(text: string, check: ((value: number) => string | undefined) | undefined): ReadCell {
  const parsed = parsePercent(text);
  if (!parsed.ok) return { value: null, problem: 'Nhập số, nhiều nhất 3 chữ số thập phân, ví dụ 1,8' };
  if (parsed.value === null) return { value: null };
  const problem = check ? check(parsed.value) : inRange(parsed.value);
  return problem === undefined ? { value: parsed.value } : { value: null, problem };
}

function inRange(value: number): string | undefined {
  return value < 0 || value > 100_000 ? 'Tỷ lệ từ 0 đến 100%' : undefined;
}
