import { expect, it } from 'vitest';
import { readDelimited } from '@so-the/workbook';
import { doubtsOf, withDoubts } from './keptDoubts.ts';
import { readLine } from './readLines.ts';
import type { ImportField } from './importField.ts';

const fields: ImportField[] = [
  { field: 'FullName', header: 'Họ tên', example: '' },
  { field: 'AccountBank', header: 'Số tài khoản', kind: 'account', example: '' },
];
const columns = [{ place: 0, field: 'FullName' }, { place: 1 }, { place: 2, field: 'AccountBank' }];
const plan = { fields, titleLine: 1, columns };
const pasted = (text: string) => readDelimited(text, 'dán').rows.map((row) => readLine(row, plan));

it('a zero that may be lost is told again of a cell that was not corrected, and no more of one that was', () => {
  const account = { kind: 'number', text: '441000700007', value: 441_000_700_007, format: '0' } as const;
  const line = readLine({ line: 4, hidden: false, cells: [{ kind: 'text', text: 'An' }, null, account] }, plan);
  const warning = line.warnings['AccountBank'];
  expect(warning).toMatch(/mất số 0/);
  const doubts = doubtsOf([line], columns);
  const read = pasted(`An B\t\t${line.written[2]}\nBi\t\t0441000700007\nChi\t\tx`);
  expect(withDoubts(read, columns, doubts).map(({ warnings }) => warnings)).toEqual([{ AccountBank: warning }, {}, {}]);
  expect(withDoubts(read, columns, doubtsOf([], columns))).toBe(read);
});
