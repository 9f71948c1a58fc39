import { expect, test } from 'vitest';
import type { Changes } from '../engine/changes.ts';
import { replyDone, type EngineReply } from '../engine/envelope.ts';
import { WriteQueue } from './writeQueue.ts';

test('writes are carried out in order, kept together and answered after that', async () => {
  const bank = new Bank();
  const answers = await Promise.all([bank.pay(1), bank.pay(2), bank.pay(3)]);
  expect(answers.map(({ body }) => body.Data)).toEqual([1, 3, 6]);
  expect(bank.kept).toEqual([6]);
  await bank.pay(4);
  expect(bank.kept).toEqual([6, 10]);
});

test('a refused write keeps nothing and touches no disk', async () => {
  const bank = new Bank();
  await bank.pay(0);
  expect(bank.kept).toEqual([]);
});

test('a disk that refuses answers 503 and leaves the world as it was', async () => {
  const bank = new Bank();
  await bank.pay(5);
  bank.diskFails = true;
  const answers = await Promise.all([bank.pay(1), bank.pay(2)]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(bank.sum).toBe(5);
});

test('while the disk refuses, nothing is even tried; afterwards work goes on', async () => {
  const bank = new Bank();
  bank.isClosed = true;
  expect((await bank.pay(1)).status).toBe(503);
  expect(bank.sum).toBe(0);
  bank.isClosed = false;
  expect((await bank.pay(1)).body.Data).toBe(1);
});

test('a call that breaks down takes its own turn back and fails alone', async () => {
  const bank = new Bank();
  await bank.pay(5);
  const [broken, other] = await Promise.allSettled([bank.breakDown(), bank.pay(2)]);
  expect(broken.status).toBe('rejected');
  expect(other).toMatchObject({ status: 'fulfilled', value: { status: 503 } });
  expect(bank.sum).toBe(5);
  expect((await bank.pay(2)).body.Data).toBe(7);
});

/** One sum of money behind a queue. */
class Bank {
  sum = 0;
  kept: number[] = [];
  diskFails = false;
  isClosed = false;
  #changed = false;
  readonly #queue = new WriteQueue({
    canWrite: () => !this.isClosed,
    takeChanges: () => {
      const rows: Changes['rows'] = this.#changed ? [['shops', {}]] : [];
      this.#changed = false;
      return { rows, entries: [], answers: [] };
    },
    keep: () => {
      if (this.diskFails) throw new Error('ENOSPC');
      this.kept.push(this.sum);
    },
    rollBack: () => {
      this.sum = this.kept.at(-1) ?? 0;
    },
  });

  pay(amount: number): Promise<EngineReply> {
    return this.#queue.submit(() => {
      this.sum += amount;
      this.#changed ||= amount > 0;
      return replyDone({ ok: true, data: this.sum });
    });
  }

  breakDown(): Promise<EngineReply> {
    return this.#queue.submit(() => {
      this.sum = -1;
      this.#changed = true;
      throw new TypeError('x is undefined');
    });
  }
}
