import { describe, expect, it } from 'vitest';
import { viewNameProblem } from './savedView.ts';

describe('the name of a view', () => {
  it.each([
    ['', 'Vui lòng nhập tên kiểu xem'],
    ['   ', 'Vui lòng nhập tên kiểu xem'],
    ['nợ quá hạn ', 'Tên này đã có'],
    ['Nợ quá hạn'.normalize('NFD'), 'Tên này đã có'],
    ['a'.repeat(61), 'Tên dài nhất 60 ký tự'],
    ['No qua han', undefined],
  ])('%j: %s', (name, problem) => expect(viewNameProblem(name, ['Nợ quá hạn'])).toBe(problem));
});
