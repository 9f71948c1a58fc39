import { FAILURE_MESSAGES, type ApiErrorKind } from '@so-the/api-client';
import { expect, it, vi } from 'vitest';
import { answerOf, bothOf, type Asked } from './answerOf.ts';

const refetch = vi.fn<() => void>();

function asked(answer: Partial<Asked<readonly string[]>>): Asked<readonly string[]> {
  return { isFetching: false, refetch, ...answer };
}

function failure(kind: ApiErrorKind) {
  return { kind, message: FAILURE_MESSAGES[kind] };
}

it.each<[ApiErrorKind, string]>([
  ['timeout', 'failed'],
  ['network', 'failed'],
  ['server', 'failed'],
  ['malformed', 'failed'],
  ['refused', 'failed'],
  ['contract', 'failed'],
  ['forbidden', 'refused'],
  ['notFound', 'missing'],
])('a read that ends with %s is %s', (kind, state) => {
  expect(answerOf(asked({ error: failure(kind) }), ([first]) => first).state).toBe(state);
});

it('a failure says why and asks again', () => {
  const answer = answerOf(asked({ error: failure('timeout'), isFetching: true }));
  if (answer.state !== 'failed') throw new Error('A timeout is a failure.');
  expect(answer).toMatchObject({ message: FAILURE_MESSAGES.timeout, retrying: true });
  answer.retry();
  expect(refetch).toHaveBeenCalledOnce();
});

it('what is on its way is neither missing nor failed', () => {
  expect(answerOf(asked({ isFetching: true }), ([first]) => first)).toEqual({ state: 'loading' });
});

it('an answer without the record says that there is none', () => {
  expect(answerOf(asked({ currentData: [] }), ([first]) => first)).toEqual({ state: 'missing' });
  expect(answerOf(asked({ currentData: [] }))).toEqual({ state: 'there', data: [] });
});

it('what is there stays when fetching it anew fails', () => {
  const stale = asked({ currentData: ['Hạnh'], error: failure('timeout') });
  expect(answerOf(stale, ([first]) => first)).toEqual({ state: 'there', data: 'Hạnh' });
});

it.each([
  ['there', asked({ currentData: ['a'] }), asked({ currentData: ['b'], error: failure('timeout') })],
  ['loading', asked({ currentData: ['a'] }), asked({ isFetching: true })],
  ['failed', asked({ currentData: ['a'] }), asked({ error: failure('network') })],
  ['refused', asked({ error: failure('forbidden') }), asked({ currentData: ['b'] })],
])('of two together: %s', (state, first, second) => expect(answerOf(bothOf(first, second)).state).toBe(state));
