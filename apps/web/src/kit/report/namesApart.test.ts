import { expect, test } from 'vitest';
import { namesApart } from './namesApart.ts';

test('rows of one name are told apart, others stay as they are', () => {
  expect(namesApart(['Máy ACB', 'Máy MB', 'Máy ACB', 'Máy ACB'])).toEqual([
    'Máy ACB',
    'Máy MB',
    'Máy ACB (2)',
    'Máy ACB (3)',
  ]);
  expect(namesApart([])).toEqual([]);
});
