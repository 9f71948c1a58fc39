import { describe, expect, it } from 'vitest';
import { importMessage, inParts, judgedLine, sentLine } from './importLines.ts';
import type { ReadLine } from './reading/readLines.ts';

const read: ReadLine = { line: 5, cells: { Phone: '0912345678' }, faults: {}, warnings: {}, written: [] };
const judging = () => ({ fields: new Set(['Phone', 'Last4']), taken: new Map<string, number>() });
const ok = { Row: 1, Status: 'ok' as const, Errors: [], Key: '0912345678' };

describe('a line', () => {
  it('tells what the file and what the server find wrong, once for each cell', () => {
    const faulty = { ...read, faults: { Phone: 'Số điện thoại không hợp lệ' } };
    const said = {
      Row: 1,
      Status: 'error' as const,
      Errors: [
        { path: '/Phone', message: 'Số điện thoại phải có ít nhất 9 ký tự' },
        { path: '/Last4', message: 'Vui lòng nhập 4 số cuối' },
        { path: '/Fees/0', message: 'Phí không hợp lệ' },
        { path: '', message: 'Phí không hợp lệ' },
      ],
    };
    expect(judgedLine(faulty, said, judging())).toMatchObject({
      line: 5,
      errors: { Phone: 'Số điện thoại không hợp lệ', Last4: 'Vui lòng nhập 4 số cuối' },
      problem: 'Phí không hợp lệ',
    });
  });

  it('with the key of a line in an earlier part is a duplicate; a bad line takes no key', () => {
    const above = judging();
    const bad = judgedLine({ ...read, line: 4, problem: 'Dòng có 6 ô' }, ok, above);
    const first = judgedLine(read, ok, above);
    const second = judgedLine({ ...read, line: 900 }, ok, above);
    expect([bad.problem, first.problem, second.problem]).toEqual(['Dòng có 6 ô', undefined, 'Trùng dòng 5']);
  });

  it('that was sent is saved or failed; one without a word of the server has failed', () => {
    const line = judgedLine(read, ok, judging());
    const names = judging().fields;
    const refused = sentLine(
      line,
      { Row: 1, Status: 'duplicate', Errors: [{ path: '/Phone', message: 'Đã có' }] },
      names,
    );
    expect([sentLine(line, ok, names).outcome, refused.outcome, sentLine(line, undefined, names).outcome]).toEqual([
      'saved',
      'failed',
      'failed',
    ]);
    expect(refused.errors).toEqual({ Phone: 'Đã có' });
    expect(importMessage([sentLine(line, ok, names), refused])).toBe('Nhập 1 dòng thành công, 1 dòng lỗi');
  });
});

it('lines are sent in parts', () => {
  expect(inParts(Array.from({ length: 1001 }, (_, place) => place)).map((part) => part.length)).toEqual([500, 500, 1]);
  expect(inParts([])).toEqual([]);
});
