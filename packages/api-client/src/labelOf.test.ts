import { expect, test } from 'vitest';
import { labelOf } from './labelOf.ts';

const statuses = [
  { value: 1, label: 'Đang hoạt động' },
  { value: 0, label: 'Ngừng' },
] as const;

test('a known value has its words, nothing has none, an unknown one shows itself', () => {
  expect(labelOf(statuses, 0)).toBe('Ngừng');
  expect(labelOf(statuses, null)).toBe('');
  expect(labelOf<number>(statuses, 7)).toBe('7');
});
