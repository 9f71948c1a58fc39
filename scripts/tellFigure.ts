/** A test that measures says what it measured: `npm run figures` reads the catalogue of faults and bad input off a run. */

/** Prints the figure of a row of the catalogue. */
export function tellFigure(row: number, figure: string): void {
  process.stdout.write(`Row ${row}: ${figure}\n`);
}
