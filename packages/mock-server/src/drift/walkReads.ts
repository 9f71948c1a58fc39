import { operations, RESULT_OK, type OperationId } from '@so-the/api-client';
import { operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { businessDateOf, instantAt } from '../core/values/dates.ts';
import type { RecordedCall } from '../recording/recordedCall.ts';
import { bodyOf, type CallArgs, type Send } from './apiCaller.ts';

/** Rows asked for of every list. */
const PAGE = { PageIndex: 1, PageSize: 20 };
/** Days a report is asked for, today the last of them. */
const DAYS = 30;
const DAY_MS = 86_400_000;
/** Most numbers of records that are tried until one is found. */
const TRIES = 5;
/** Most records of an answer that are looked through for numbers. */
const LOOKED_THROUGH = 50;

/** A call that reads, as it was made. */
export interface ReadCall {
  id: OperationId;
  args: CallArgs;
  call: RecordedCall;
}

/** Where a parameter is called otherwise than the field that holds such numbers; lower case. */
const FIELD_OF: Readonly<Record<string, string>> = { id: 'carddataid', staffid: 'userid', numberloid: 'numberloid' };

/** Calls that read and need no file, those that need nothing first: they show the numbers that others ask for. */
export const READS: readonly OperationId[] = (Object.keys(operations) as OperationId[])
  .filter((id) => !operations[id].mutates && !operations[id].multipart)
  .toSorted((a, b) => needs(a) - needs(b));

/**
 * Makes every call that reads, with numbers that earlier answers have shown, and gives each call with its answer. A call that
 * finds nothing is tried with other numbers; the last try is the one that is given.
 *
 * @param now the API's clock, in milliseconds since 1970
 */
export async function* walkReads(send: Send, now: () => number): AsyncGenerator<ReadCall> {
  const pool = new Map<string, unknown[]>();
  for (const id of READS) {
    let args = argsOf(id, pool, 0, now());
    let call = await send(id, args);
    for (let turn = 1; turn < TRIES && needs(id) > 0 && !findsSome(call); turn += 1) {
      args = argsOf(id, pool, turn, now());
      call = await send(id, args);
    }
    gather(bodyOf(call), pool);
    yield { id, args, call };
  }
}

/** Arguments a call that reads is made with: paging, a month, and numbers of records where it demands them. */
function argsOf(id: OperationId, pool: ReadonlyMap<string, readonly unknown[]>, turn: number, now: number): CallArgs {
  const parts = operationParts(id);
  const query = parts.query.flatMap(({ name, required, schema }): [string, unknown][] => {
    const paging = Object.entries(PAGE).find(([known]) => known.toLowerCase() === name.toLowerCase());
    if (paging) return [[name, paging[1]]];
    return required ? [[name, valueFor(name, schema, pool, turn, now) ?? exampleOf(id, name)]] : [];
  });
  return { query: Object.fromEntries(query), body: parts.body && PAGE };
}

function valueFor(
  name: string,
  schema: unknown,
  pool: ReadonlyMap<string, readonly unknown[]>,
  turn: number,
  now: number,
): unknown {
  if (dig(schema, 'format') === 'date') {
    const at = /^(?:from|for)/i.test(name) ? now - (DAYS - 1) * DAY_MS : now;
    return businessDateOf(instantAt(at));
  }
  const lower = name.toLowerCase();
  const known = pool.get(FIELD_OF[lower] ?? lower) ?? [];
  return known[Math.min(turn, known.length - 1)];
}

/** The example of the contract, for what no answer has shown. */
function exampleOf(id: OperationId, name: string): unknown {
  const { schema, example } = operationParts(id).query.find((parameter) => parameter.name === name) ?? {};
  return example ?? dig(schema, 'example') ?? 1;
}

function needs(id: OperationId): number {
  return operationParts(id).query.filter(({ required, schema }) => required && dig(schema, 'format') !== 'date').length;
}

function findsSome(call: RecordedCall): boolean {
  const body = bodyOf(call);
  const data = dig(body, 'Data');
  return dig(body, 'Result') === RESULT_OK && !(Array.isArray(data) && data.length === 0);
}

/** Numbers of records, and codes, by the name of their field in lower case. */
function gather(value: unknown, pool: Map<string, unknown[]>): void {
  if (Array.isArray(value)) value.slice(0, LOOKED_THROUGH).forEach((part: unknown) => gather(part, pool));
  if (!isJsonObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    gather(part, pool);
    if (!/(?:id|code|figure)$/i.test(name) || (typeof part !== 'number' && typeof part !== 'string')) continue;
    const known = pool.get(name.toLowerCase()) ?? [];
    if (!known.includes(part) && known.length < TRIES) pool.set(name.toLowerCase(), [...known, part]);
  }
}
