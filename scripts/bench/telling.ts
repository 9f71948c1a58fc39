/** Prints a figure beside what it is of. */
export type Show = (what: string, figure: string) => void;

/** The middle one of some figures; of an even count the upper of the two, of none 0. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
