import { ApiError, FAILURE_MESSAGES, type Client } from '@so-the/api-client';
import { expect, it, vi } from 'vitest';
import { guardPreviews } from './previewGuard.ts';

const body = { ServiceType: 1, CustomerID: 1, CardDataID: 1 };

/** An API whose own calls answer alike, and what it was sent. */
function apiWith(answerOwn: () => unknown) {
  const sent: string[] = [];
  const call = vi.fn<(id: string) => Promise<unknown>>(async (id) => {
    sent.push(id);
    return id === 'listApprovals' ? answerOwn() : { Result: 1, Data: {} };
  });
  const client = guardPreviews({ call } as unknown as Client);
  return { client: client as unknown as { call: (id: string, args: object) => Promise<unknown> }, sent };
}

const failing = (kind: 'notFound' | 'forbidden' | 'network') => () => {
  throw new ApiError({ kind, message: FAILURE_MESSAGES[kind] });
};

it.each([
  ['has calls of this project', () => ({ Result: 1, Data: [] })],
  ['refuses them to this person', failing('forbidden')],
])('an API that %s is asked once, and previews', async (_what, answer) => {
  const { client, sent } = apiWith(answer);
  await client.call('createSchedule', { Preview: true, body });
  await client.call('payCashBack', { body: { Preview: true } });
  expect(sent).toEqual(['listApprovals', 'createSchedule', 'payCashBack']);
});

it('an API that has none of them gets no preview: it would carry it out', async () => {
  const { client, sent } = apiWith(failing('notFound'));
  await expect(client.call('createSchedule', { Preview: true, body })).rejects.toThrow('Máy chủ API chưa có phần này');
  await expect(client.call('importPos', { body: { Rows: [], Preview: true } })).rejects.toThrow('chưa có phần này');
  await client.call('createSchedule', { body });
  expect(sent).toEqual(['listApprovals', 'createSchedule']);
});

it('an API that could not be asked is asked anew', async () => {
  let answer = failing('network') as () => unknown;
  const { client, sent } = apiWith(() => answer());
  await expect(client.call('createSchedule', { Preview: true, body })).rejects.toThrow(FAILURE_MESSAGES.network);
  answer = () => ({ Result: 1, Data: [] });
  await client.call('createSchedule', { Preview: true, body });
  expect(sent).toEqual(['listApprovals', 'listApprovals', 'createSchedule']);
});
