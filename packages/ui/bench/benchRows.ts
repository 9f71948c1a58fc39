/** A row of the measured tables: as many plain fields as asked for, named c0, c1, … */
export type BenchRow = Record<`c${number}`, string | number> & { id: string };

/** Rows that look like a list of the product: a name first, then codes and amounts by turns. */
export function benchRows(rows: number, columns: number): BenchRow[] {
  return Array.from({ length: rows }, (_, row) => {
    const made: BenchRow = { id: `KH${row}` };
    for (let column = 0; column < columns; column += 1) made[`c${column}`] = cell(row, column);
    return made;
  });
}

function cell(row: number, column: number): string | number {
  if (column === 0) return `Nguyễn Thị Hồng Hạnh ${row + 1}`;
  return column % 2 === 0 ? ((row * 7919 + column * 104_729) % 60_000) * 1000 : `MÃ ${(row * 31 + column) % 9973}`;
}
