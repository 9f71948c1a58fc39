import { percentText } from '../format/fieldTexts.ts';

/** What a typed or pasted cell means. */
export type ReadCell = { value: number | null; problem?: undefined } | { value: null; problem: string };

/**
 * Reads a cell into thousandths of a percent as the field of a rate does, in its words; empty clears it. `check` refuses
 * values that a rule forbids; default 0 to 100 %.
 */
export function readCell(text: string, check: ((value: number) => string | undefined) | undefined): ReadCell {
  const parsed = percentText.parse(text);
  if (!parsed.ok) return { value: null, problem: percentText.message(text) };
  if (parsed.value === null) return { value: null };
  const problem = check ? check(parsed.value) : inRange(parsed.value);
  return problem === undefined ? { value: parsed.value } : { value: null, problem };
}

function inRange(value: number): string | undefined {
  return value > 100_000 ? 'Tỷ lệ từ 0 đến 100%' : undefined;
}
