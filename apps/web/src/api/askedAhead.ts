import type { Args, Client, OperationId } from '@so-the/api-client';
import { readSession } from '../session/session.ts';
import { keepAskedRows } from './askedRows.ts';

/** Nobody wants an answer that lay about for so many milliseconds. */
const KEPT_MS = 10_000;

const underWay = new Map<string, Promise<unknown>>();

/**
 * Sends a read before anything that shows it is drawn, so that its way and the drawing take place at once. Whoever reads the
 * same next, as the same person on the same shop, takes over its answer or its failure.
 */
export function askAhead<Id extends OperationId>(client: Client, id: Id, args: Args<Id>): void {
  const key = keyOf(id, args);
  if (underWay.has(key)) return;
  const { call } = keepAskedRows(client) as unknown as { call: (id: OperationId, args: object) => Promise<unknown> };
  const answer = call(id, args);
  underWay.set(key, answer);
  const drop = () => underWay.get(key) === answer && underWay.delete(key);
  // Whoever takes it over tells of its failure; one that nobody takes over concerns nobody.
  answer.catch(drop);
  setTimeout(drop, KEPT_MS);
}

/** Forgets what was sent ahead, for a write may make it untrue. */
export function dropAhead(): void {
  underWay.clear();
}

/** The answer to a read that was sent ahead, for one who asks; undefined where none is. */
export function takeAhead(id: OperationId, args: object): Promise<unknown> | undefined {
  const key = keyOf(id, args);
  const answer = underWay.get(key);
  underWay.delete(key);
  return answer;
}

function keyOf(id: OperationId, args: object): string {
  const session = readSession();
  return JSON.stringify([id, args, session?.token, session?.shop.ShopID]);
}
