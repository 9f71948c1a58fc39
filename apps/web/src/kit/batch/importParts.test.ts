import { expect, it } from 'vitest';
import type { Schemas } from '@so-the/api-client';
import { isSendable, judgeParts, saveParts, type PartWork } from './importParts.ts';
import type { ImportAnswer } from './importPlan.ts';
import type { ReadLine } from './reading/readLines.ts';

const COUNT = 1200;
const reads = Array.from({ length: COUNT }, (_, place): ReadLine => {
  const cells: ReadLine['cells'] = place === 700 ? {} : { Phone: `09${10_000_000 + place}` };
  const problem = place === 700 ? 'Dòng không có gì' : undefined;
  return { line: place + 2, cells, faults: {}, warnings: {}, written: [], problem };
});

/** A server that takes every line, and tells what it was sent. */
function server() {
  const sent: Schemas['ImportInput'][] = [];
  const answer = (body: Schemas['ImportInput']): ImportAnswer => {
    sent.push(body);
    const Rows = body.Rows.map((row, at) => ({
      Row: at + 1,
      Status: 'ok' as const,
      Errors: [],
      Key: String(row['Phone']),
    }));
    return { Data: { Rows, Saved: true, OkCount: Rows.length, ErrorCount: 0, DuplicateCount: 0 }, Message: '' };
  };
  return { sent, answer };
}

function working(): PartWork & { done: number[]; stop: () => void } {
  const stopping = new AbortController();
  const done: number[] = [];
  const tell = (count: number) => done.push(count);
  return { names: new Set(['Phone']), signal: stopping.signal, tell, done, stop: () => stopping.abort() };
}

async function judged() {
  const { answer } = server();
  const lines = await judgeParts(reads, async (body) => Promise.resolve(answer(body)), working());
  if (lines === 'stopped') throw new Error('Nobody stopped it.');
  return lines;
}

it('lines are judged in parts with the numbers of their sheet; one without cells is not sent', async () => {
  const { sent, answer } = server();
  const work = working();
  const lines = await judgeParts(reads, async (body) => Promise.resolve(answer(body)), work);
  expect(sent.map(({ Rows, Lines, Preview }) => [Rows.length, Lines?.[0], Preview])).toEqual([
    [500, 2, true],
    [499, 502, true],
    [200, 1002, true],
  ]);
  expect(work.done).toEqual([0, 500, 1000]);
  expect(lines).toHaveLength(COUNT);
});

it('judging stops between two parts', async () => {
  const { sent, answer } = server();
  const work = working();
  const stopped = await judgeParts(
    reads,
    async (body) => {
      work.stop();
      return Promise.resolve(answer(body));
    },
    work,
  );
  expect([stopped, sent.length]).toEqual(['stopped', 1]);
});

it('what is saved before a stop stays saved, and the rest is sent later, nothing twice', async () => {
  const lines = await judged();
  const { sent, answer } = server();
  const first = working();
  const send =
    (work: ReturnType<typeof working> | undefined) =>
    async (body: Schemas['ImportInput'], keep: (said: ImportAnswer) => void) => {
      work?.stop();
      keep(answer(body));
      return Promise.resolve();
    };
  await saveParts(lines, send(first), first);
  expect(lines.filter(({ outcome }) => outcome === 'saved')).toHaveLength(500);
  expect(lines.filter(isSendable)).toHaveLength(COUNT - 500 - 1);
  await saveParts(lines, send(undefined), working());
  const phones = sent.flatMap(({ Rows }) => Rows.map((row) => row['Phone']));
  expect([phones.length, new Set(phones).size]).toEqual([COUNT - 1, COUNT - 1]);
  expect(lines.filter(isSendable)).toEqual([]);
});

it('a part that fails leaves the parts before it saved', async () => {
  const lines = await judged();
  const { sent, answer } = server();
  const failing = saveParts(
    lines,
    async (body, keep) => {
      if (sent.length === 1) throw new Error('Mất mạng');
      keep(answer(body));
      return Promise.resolve();
    },
    working(),
  );
  await expect(failing).rejects.toThrow('Mất mạng');
  expect(lines.filter(({ outcome }) => outcome === 'saved')).toHaveLength(500);
});
