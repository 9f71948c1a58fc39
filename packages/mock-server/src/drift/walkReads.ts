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
/** Most numbers of records that are tried until one finds something. */
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
const FIELD_OF: Readonly<Record<string, string>> = { id: 'carddataid', staffid: 'userid' };

/** Calls that read and need no file, those that need nothing first: they show the numbers that others ask for. */
export const READS: readonly OperationId[] = (Object.keys(operations) as OperationId[])
  .filter((id) => !operations[id].mutates && !operations[id].multipart)
  .toSorted((a, b) => needs(a) - needs(b));

/**
 * Makes every call that reads, with numbers that earlier answers have shown, and gives each call with its answer. A call that
 * finds nothing is tried with other numbers; one that was carried out is given before one that was refused.
 *
 * @param now the API's clock, in milliseconds since 1970
 * @param tries most numbers of records that are tried of each kind. Default 5.
 */
export async function* walkReads(send: Send, now: () => number, tries = TRIES): AsyncGenerator<ReadCall> {
  const pool: Pool = { tries, numbers: new Map() };
  for (const id of READS) {
    const read = await findRead(id, send, pool, now);
    gather(bodyOf(read.call), pool);
    yield read;
  }
}

async function findRead(id: OperationId, send: Send, pool: Pool, now: () => number): Promise<ReadCall> {
  let args = argsOf(id, pool, 0, now());
  let found: ReadCall = { id, args, call: await send(id, args) };
  for (let turn = 1; turn < pool.tries && !findsSome(found.call); turn += 1) {
    const next = argsOf(id, pool, turn, now());
    if (JSON.stringify(next) === JSON.stringify(args)) break;
    args = next;
    const call = await send(id, args);
    if (isDone(call) || !isDone(found.call)) found = { id, args, call };
  }
  return found;
}

/** Numbers of records that answers have shown, by the name of their field in lower case. */
interface Pool {
  tries: number;
  numbers: Map<string, unknown[]>;
}

/** Arguments a call that reads is made with: paging, a month, and numbers of records where it demands them. */
function argsOf(id: OperationId, pool: Pool, turn: number, now: number): CallArgs {
  const parts = operationParts(id);
  const query = parts.query.flatMap(({ name, required, schema }): [string, unknown][] => {
    const paging = Object.entries(PAGE).find(([known]) => known.toLowerCase() === name.toLowerCase());
    if (paging) return [[name, paging[1]]];
    return required ? [[name, valueFor(name, schema, pool, turn, now) ?? exampleOf(id, name)]] : [];
  });
  return { query: Object.fromEntries(query), body: parts.body && PAGE };
}

function valueFor(name: string, schema: unknown, { numbers }: Pool, turn: number, now: number): unknown {
  if (dig(schema, 'format') === 'date') {
    const at = /^(?:from|for)/i.test(name) ? now - (DAYS - 1) * DAY_MS : now;
    return businessDateOf(instantAt(at));
  }
  const lower = name.toLowerCase();
  const known = numbers.get(FIELD_OF[lower] ?? lower) ?? [];
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

/** Whether a call was carried out. */
export function isDone(call: RecordedCall): boolean {
  return dig(bodyOf(call), 'Result') === RESULT_OK;
}

function findsSome(call: RecordedCall): boolean {
  const data = dig(bodyOf(call), 'Data');
  return isDone(call) && !(Array.isArray(data) && data.length === 0);
}

function gather(value: unknown, pool: Pool): void {
  if (Array.isArray(value)) value.slice(0, LOOKED_THROUGH).forEach((part: unknown) => gather(part, pool));
  if (!isJsonObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    gather(part, pool);
    if (!/(?:id|code|figure)$/i.test(name) || (typeof part !== 'number' && typeof part !== 'string')) continue;
    const known = pool.numbers.get(name.toLowerCase()) ?? [];
    if (!known.includes(part) && known.length < pool.tries) pool.numbers.set(name.toLowerCase(), [...known, part]);
  }
}
