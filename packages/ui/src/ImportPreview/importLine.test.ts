import { describe, expect, it } from 'vitest';
import {
  countText,
  importCounts,
  isBadLine,
  isDoubtfulLine,
  lineProblems,
  lineWarnings,
  type ImportLine,
} from './importLine.ts';

interface Card {
  Name: string;
  Phone: string;
}

const columns = [
  { field: 'Name', header: 'Họ tên' },
  { field: 'Phone', header: 'Điện thoại' },
] as const;
const good: ImportLine<Card> = { line: 2, row: { Name: 'An', Phone: '0912345678' } };
const bad: ImportLine<Card> = {
  line: 3,
  row: { Name: '', Phone: '12' },
  errors: { Phone: 'không hợp lệ', Name: 'chưa nhập' },
};
const refused: ImportLine<Card> = { ...good, line: 4, outcome: 'failed', problem: 'Khách hàng đã có' };

describe('lines of an import', () => {
  it('says what is wrong in the order of the columns', () => {
    expect(lineProblems(bad, columns)).toEqual(['Họ tên: chưa nhập', 'Điện thoại: không hợp lệ']);
    expect(lineProblems({ ...bad, problem: 'Trùng dòng 2' }, columns)[0]).toBe('Trùng dòng 2');
    expect(lineProblems(good, columns)).toEqual([]);
  });

  it('does not name the column twice where the fault is a sentence that names it', () => {
    const line = { ...bad, errors: { Phone: 'Điện thoại không hợp lệ', Name: 'Vui lòng nhập họ tên' } };
    expect(lineProblems(line, columns)).toEqual(['Vui lòng nhập họ tên', 'Điện thoại không hợp lệ']);
  });

  it('counts what can be taken and what came of it', () => {
    expect([good, bad, refused].map(isBadLine)).toEqual([false, true, true]);
    expect(isBadLine({ ...good, errors: {} })).toBe(false);
    expect(importCounts([good, bad, refused, { ...good, line: 5, outcome: 'saved' }])).toEqual({
      all: 4,
      good: 2,
      doubtful: 0,
      bad: 2,
      saved: 1,
      failed: 1,
    });
  });

  it('tells the lines that are wrong once the others are saved, and those that are left', () => {
    const saved = { ...good, outcome: 'saved' } as const;
    expect(countText(importCounts([good, good, bad]))).toBe('3 dòng: 2 hợp lệ, 1 lỗi');
    expect(countText(importCounts([saved, saved, bad]))).toBe('Đã lưu 2/3 dòng, 1 dòng lỗi');
    expect(countText(importCounts([saved, good, bad, refused]))).toBe(
      'Đã lưu 1/4 dòng, 2 dòng lỗi, còn 1 dòng chưa nhập',
    );
  });

  it('tells what to look at in a line that can be taken', () => {
    const doubtful = { ...good, warnings: { Phone: 'có thể mất số 0' } };
    expect([doubtful, { ...bad, warnings: doubtful.warnings }].map(isDoubtfulLine)).toEqual([true, false]);
    expect(importCounts([doubtful, good, bad])).toMatchObject({ good: 2, doubtful: 1, bad: 1 });
    expect(lineWarnings(doubtful, columns)).toEqual(['Điện thoại: có thể mất số 0']);
  });
});
