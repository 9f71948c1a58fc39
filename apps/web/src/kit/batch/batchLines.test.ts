import { expect, it } from 'vitest';
import { batchLines, type RowSaid } from './batchLines.ts';

const fields = new Set(['Phone', 'Last4']);
const looked = { fields, firstLine: 2, sent: false };

it('tells all faults of a line at once, each at its cell', () => {
  const said: RowSaid = {
    Status: 'error',
    Errors: [
      { path: '/Phone', message: 'Số điện thoại không hợp lệ' },
      { path: '/Phone', message: 'Trùng dòng 2' },
      { path: '/Last4', message: 'Vui lòng nhập 4 số cuối' },
    ],
  };
  expect(batchLines([{ Phone: '1' }], [said], looked)).toEqual([
    {
      line: 2,
      row: { Phone: '1' },
      errors: { Phone: 'Số điện thoại không hợp lệ; Trùng dòng 2', Last4: 'Vui lòng nhập 4 số cuối' },
      problem: undefined,
      outcome: undefined,
    },
  ]);
});

it('tells what no column shows at the line as a whole, nothing twice', () => {
  const message = 'Phí không hợp lệ';
  const said: RowSaid = {
    Status: 'error',
    Errors: [
      { path: '/Fees/0/FeePercent', message },
      { path: '', message: 'Trùng dòng 2' },
      { path: '/Fees/1/FeePercent', message },
    ],
  };
  expect(batchLines([{ Phone: '1' }], [said], looked)[0]).toMatchObject({
    errors: {},
    problem: `${message}; Trùng dòng 2`,
  });
});

it('says what came of each row once they are sent; a row without a word of the server has failed', () => {
  const lines = batchLines(
    [{}, {}, {}],
    [
      { Status: 'ok', Errors: [] },
      { Status: 'error', Errors: [] },
    ],
    {
      ...looked,
      sent: true,
    },
  );
  expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'saved'],
    [3, 'failed'],
    [4, 'failed'],
  ]);
});
