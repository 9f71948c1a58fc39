import { lineProblems, type ImportColumn, type ImportLine } from '@so-the/ui';
import { saveRows } from './saveRows.ts';
import { FAULTS_TITLE, type ImportCells } from './importTable.ts';

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
  const kept = titles.flatMap((title, place) => (title.trim() === FAULTS_TITLE ? [] : [place]));
  const withFaults = rows.map((row, place) => {
    const line = lines[place];
    return kept.map((at) => row[at] ?? '').concat(line ? lineProblems(line, columns).join('. ') : '');
  });
  const heads = [...kept.map((at) => titles[at] ?? ''), FAULTS_TITLE];
  await saveRows(heads, withFaults, { sheet: 'Dòng lỗi', file: `Dòng lỗi ${noun}.xlsx` });
}
