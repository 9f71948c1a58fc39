import { operations, type OperationId } from '@so-the/api-client';
import { operationParts } from '../contract/contractParts.ts';
import { dig } from '../contract/jsonObject.ts';
import { PUBLIC_OPERATIONS } from '../core/access/openOperations.ts';
import { bodyOf, type ApiCaller } from '../drift/apiCaller.ts';
import { judgeCall } from '../drift/judgeCall.ts';
import { sendTwice } from '../drift/oneRecord.ts';
import { isDone, type ReadCall } from '../drift/walkReads.ts';
import type { RecordedCall } from '../recording/recordedCall.ts';

/** What a server is asked to do, in the order of the report. */
export const CHECKS = {
  answer: 'answers as the contract describes',
  stranger: 'answers 401 in the envelope without a token',
  forged: 'answers 401 in the envelope to a token it never gave',
  required: 'answers 400 in the envelope without a required parameter',
  typed: 'answers 400 in the envelope to a parameter of another type',
  paged: 'gives one page after the other, as long as asked, and counts all',
  searched: 'finds nothing for a text that stands nowhere',
  once: 'makes one record of two writes with one key',
  refused: 'answers 400 in the envelope to a body without a required field',
} as const;

/** A token of the usual length that no server gives. */
const FORGED = '0'.repeat(64);
/** A text that no record has. */
const NOWHERE = 'zqxjvkwfzqxj';

/** Name of a check. */
export type Check = keyof typeof CHECKS;

/** How a check of one call came out: a sentence says why it failed. */
export interface CheckResult {
  check: Check;
  operationId: OperationId;
  /** Empty when it passed. */
  fault: string;
}

/** All checks of a call that reads and was made already. */
export async function* checkRead(caller: ApiCaller, { id, args, call }: ReadCall): AsyncGenerator<CheckResult> {
  yield { check: 'answer', operationId: id, fault: faultsOf(call) };
  if (!PUBLIC_OPERATIONS.has(id)) {
    const stranger = await caller.send(id, args, { Token: '', UserID: '', ShopID: '' });
    yield { check: 'stranger', operationId: id, fault: unlessFailure(stranger, 401) };
    const forged = await caller.send(id, args, { Token: FORGED });
    yield { check: 'forged', operationId: id, fault: unlessFailure(forged, 401) };
  }
  for (const { name } of operationParts(id).query.filter(({ required }) => required)) {
    const { [name]: _left, ...query } = args.query ?? {};
    const lacking = await caller.send(id, { ...args, query });
    yield { check: 'required', operationId: id, fault: prefixed(name, unlessFailure(lacking, 400)) };
  }
  const typed = operationParts(id).query.find(({ schema }) => dig(schema, 'type') === 'integer');
  if (typed) {
    const wrong = await caller.send(id, { ...args, query: { ...args.query, [typed.name]: 'abc' } });
    yield { check: 'typed', operationId: id, fault: prefixed(typed.name, unlessFailure(wrong, 400)) };
  }
  const fault = await pageFault(caller, { id, args, call });
  if (fault !== undefined) yield { check: 'paged', operationId: id, fault };
  const total = dig(bodyOf(call), 'Total');
  if (typeof total === 'number' && total > 0 && operationParts(id).query.some(({ name }) => name === 'GeneralSearch')) {
    const found = await caller.send(id, { ...args, query: { ...args.query, GeneralSearch: NOWHERE } });
    const count = dig(bodyOf(found), 'Total');
    yield { check: 'searched', operationId: id, fault: count === 0 ? '' : `finds ${String(count)} for ${NOWHERE}` };
  }
}

/** Asks for two pages of one row; undefined where there are no two rows. */
async function pageFault(caller: ApiCaller, { id, args, call }: ReadCall): Promise<string | undefined> {
  const total = dig(bodyOf(call), 'Total');
  const nameOf = (pattern: RegExp) => operationParts(id).query.find(({ name }) => pattern.test(name))?.name;
  const [index, size] = [nameOf(/^pageindex$/i), nameOf(/^pagesize$/i)];
  const rows = dig(bodyOf(call), 'Data');
  if (index === undefined || size === undefined || !Array.isArray(rows) || typeof total !== 'number' || total < 2)
    return undefined;
  const pages = [];
  for (const page of [1, 2]) {
    const shown = bodyOf(await caller.send(id, { ...args, query: { ...args.query, [index]: page, [size]: 1 } }));
    const its = dig(shown, 'Data');
    if (!Array.isArray(its) || its.length !== 1) return `${size}=1 does not give one row`;
    if (dig(shown, 'Total') !== total) return `${size}=1 counts ${String(dig(shown, 'Total'))} instead of ${total}`;
    pages.push(JSON.stringify(its));
  }
  return pages[0] === pages[1] ? `${index}=2 gives the row of ${index}=1 again` : '';
}

/** The checks that write: a customer is added, sent again, and deleted. */
export async function* checkWrites(caller: ApiCaller): AsyncGenerator<CheckResult> {
  const { calls, faults } = await sendTwice(caller);
  const broken = calls.map(faultsOf).find((fault) => fault !== '') ?? '';
  yield { check: 'answer', operationId: 'saveCustomer', fault: broken };
  yield { check: 'once', operationId: 'saveCustomer', fault: faults.join('; ') };
  const nameless = await caller.send('saveCustomer', { body: { Status: 1 } });
  yield { check: 'refused', operationId: 'saveCustomer', fault: unlessFailure(nameless, 400) };
}

function faultsOf(call: RecordedCall): string {
  const errors = judgeCall(call).deviations.filter(({ severity }) => severity === 'error');
  return errors
    .slice(0, 3)
    .map(({ where, says }) => `${where} ${says}`.trim())
    .join('; ');
}

/** Empty when a call was answered with this status and the envelope of a failure. */
function unlessFailure(call: RecordedCall, status: number): string {
  if (call.status !== status) return `answers ${told(call)}`;
  return faultsOf(call);
}

function prefixed(name: string, fault: string): string {
  return fault === '' ? '' : `${name}: ${fault}`;
}

function told(call: RecordedCall): string {
  const message = dig(bodyOf(call), 'Message');
  return `${call.status}${typeof message === 'string' && !isDone(call) ? ` “${message.slice(0, 80)}”` : ''}`;
}

/** How many calls of the contract are not tried: those that write or take a file. */
export function untried(): number {
  return (Object.keys(operations) as OperationId[]).filter((id) => operations[id].mutates || operations[id].multipart)
    .length;
}
