import { operations as calls } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { operations } from './operations.ts';

test('every call of the contract has its operation, and there is none beside', () => {
  expect(Object.keys(operations).toSorted()).toEqual(Object.keys(calls).toSorted());
});
