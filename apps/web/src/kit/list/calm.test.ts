import { FAILURE_MESSAGES, type ApiErrorKind } from '@so-the/api-client';
import { expect, it } from 'vitest';
import type { ReadAnswer } from '../../api/declare.ts';
import { calm } from './calm.ts';

const there = { Result: 1, Message: '', Data: [], Total: 0 };

function read(answer: object): ReadAnswer<'listVouchers'> {
  return { isFetching: true, refetch: () => undefined, ...answer };
}

function failure(kind: ApiErrorKind) {
  return { kind, message: FAILURE_MESSAGES[kind] };
}

it('lets what is there stand while it is asked again', () => {
  expect(calm(read({ currentData: there, data: there }))).toMatchObject({ data: there, isFetching: false });
});

it.each<[ApiErrorKind, boolean]>([
  ['network', false],
  ['timeout', false],
  ['server', false],
  ['malformed', false],
  ['forbidden', true],
  ['refused', true],
])('%s of a list that is there is told: %s', (kind, isTold) => {
  const { error } = calm(read({ currentData: there, error: failure(kind), isFetching: false }));
  expect(error !== undefined).toBe(isTold);
});

it('tells what other filters ask for', () => {
  const asked = read({ data: there, error: failure('network'), isFetching: false });
  expect(calm(asked)).toBe(asked);
  expect(calm(read({ data: there })).isFetching).toBe(true);
});
