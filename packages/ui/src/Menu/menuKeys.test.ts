import { describe, expect, it } from 'vitest';
import { nextLine } from './menuKeys.ts';

const lines = [{ label: 'Sửa' }, { label: 'Đổi mật khẩu' }, { label: 'Điều chỉnh' }, { label: 'Xóa' }];

describe('nextLine', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 3],
  ])('%s from line %i goes to line %i', (key, from, to) => {
    expect(nextLine(lines, from, key)).toBe(to);
  });

  it('finds a line by its first letter without tone marks, beginning after the current one', () => {
    expect(nextLine(lines, 0, 'd')).toBe(1);
    expect(nextLine(lines, 1, 'd')).toBe(2);
    expect(nextLine(lines, 2, 'd')).toBe(1);
    expect(nextLine(lines, 0, 'x')).toBe(3);
  });

  it('leaves other keys and empty menus alone', () => {
    expect(nextLine(lines, 0, 'q')).toBeUndefined();
    expect(nextLine(lines, 0, ' ')).toBeUndefined();
    expect(nextLine(lines, 0, 'Tab')).toBeUndefined();
    expect(nextLine([], 0, 'ArrowDown')).toBeUndefined();
  });
});
