import { ApiError, createClient, operations, type OperationId } from '@so-the/api-client';
import type { AxiosAdapter } from 'axios';
import { expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { operationParts } from './contractParts.ts';
import { dig, isJsonObject } from './jsonObject.ts';
import { branchCount, sampleOf } from './sample.ts';

/** Messages a server should not send and may. */
const MESSAGES = [null, undefined, '', 5, 'x'.repeat(10_000), '<img src=x onerror=alert(1)>', { text: 'Lỗi' }];
/** Longest text that is shown of a reply. */
const LONGEST = 500;

test('whatever a server replies, the client answers the envelope or fails with a sentence to show', async () => {
  let replies = 0;
  const faults: unknown[] = [];
  for (const id of Object.keys(operations) as OperationId[]) {
    for (const reply of repliesTo(id)) {
      const outcome = await answerOf(id, JSON.stringify(reply));
      const isSound = outcome instanceof ApiError ? isSentence(outcome.message) : dig(outcome, 'Result') === 1;
      if (!isSound) faults.push([id, JSON.stringify(reply).slice(0, 200), String(outcome)]);
      replies += 1;
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
  tellFigure(41, `${replies} odd replies to ${Object.keys(operations).length} calls → 0 crashes of the client`);
});

/** Sound replies of a call with something odd about them: no data, no list, a surplus field, an optional field left out. */
function* repliesTo(id: OperationId): Generator {
  const { success, refusal } = operationParts(id);
  for (let turn = 0; turn < branchCount(success); turn += 1) {
    const sound = sampleOf(success, turn);
    if (!isJsonObject(sound)) continue;
    yield sound;
    for (const Data of [null, [], {}, 'text', 0]) yield { ...sound, Data };
    yield { ...sound, Surplus: { deep: [1] }, Data: withSurplus(sound['Data']) };
    for (const name of Object.keys(sound)) yield { ...sound, [name]: undefined };
    for (const Message of MESSAGES) yield { ...sound, Message };
  }
  const refused = sampleOf(refusal);
  for (const Message of MESSAGES) yield { ...(isJsonObject(refused) ? refused : {}), Message };
}

function withSurplus(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withSurplus);
  return isJsonObject(data) ? { ...data, Surplus: '<b>thừa</b>' } : data;
}

function isSentence(text: string): boolean {
  return text.trim() !== '' && text.length <= LONGEST;
}

/** What a call comes to when the server replies with a text. */
async function answerOf(id: OperationId, data: string): Promise<unknown> {
  const adapter: AxiosAdapter = (config) =>
    Promise.resolve({ status: 200, statusText: 'OK', headers: {}, config, data });
  const client = createClient({ baseUrl: '', session: () => null, onUnauthorized: () => undefined, adapter });
  return client.call(id, {}).catch((error: unknown) => error);
}
