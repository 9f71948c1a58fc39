import { lineProblems, type ImportColumn, type ImportLine } from '@so-the/ui';
import { saveRows } from './saveRows.ts';
import { FAULTS_TITLE } from './reading/faultsTitle.ts';
import type { ImportCells } from './reading/importField.ts';

/**
 * Downloads an .xlsx file with the lines that are wrong, as they were written, and what is wrong with each in a column
 * of its own; corrected it is imported as it is.
 *
 * @param written the titles, then the cells of each line
 */
export async function saveFaulty(
  noun: string,
  written: readonly (readonly string[])[],
  lines: readonly ImportLine<ImportCells>[],
  columns: readonly ImportColumn<ImportCells>[],
): Promise<void> {
  const [titles = [], ...rows] = written;
  const withFaults = rows.map((row, place) => {
    const line = lines[place];
    return row.concat(line ? lineProblems(line, columns).join('. ') : '');
  });
  await saveRows([...titles, FAULTS_TITLE], withFaults, { sheet: 'Dòng lỗi', file: `Dòng lỗi ${noun}.xlsx` });
}
