/** A test that measures says what it measured, so that the catalogue of faults (design/quality.md) can be read off a run. */

/** Prints the figure of a row of the catalogue. */
export function tellFigure(row: number, figure: string): void {
  process.stdout.write(`Row ${row}: ${figure}\n`);
}
