import { dig } from '../contract/jsonObject.ts';
import { secureRandom } from '../engine/random.ts';
import type { RecordedCall } from '../recording/recordedCall.ts';
import { bodyOf, type ApiCaller } from './apiCaller.ts';
import { isDone } from './walkReads.ts';

/** What became of a harmless write that was sent twice with one key. */
export interface SentTwice {
  /** All calls that were made, with their answers. */
  calls: RecordedCall[];
  /** What is wrong, in sentences; empty when one record was made, shown, and taken away again. */
  faults: string[];
}

/**
 * Adds a customer that nobody else has, sends the same call again with the same Idempotency-Key, counts what the list shows, and
 * deletes what was added.
 */
export async function sendTwice(caller: ApiCaller): Promise<SentTwice> {
  const calls: RecordedCall[] = [];
  const faults: string[] = [];
  const keep = async (sent: Promise<RecordedCall>) => {
    const call = await sent;
    calls.push(call);
    return call;
  };
  const Phone = `09${String(Number.parseInt(secureRandom(4), 16) % 100_000_000).padStart(8, '0')}`;
  const body = { FullName: `Khách thử ${secureRandom(4)}`, Phone, Status: 1 };
  const key = { 'Idempotency-Key': secureRandom(16) };
  const list = { query: { GeneralSearch: Phone, PageIndex: 1, PageSize: 20 } };

  const first = await keep(caller.send('saveCustomer', { body }, key));
  if (!isDone(first)) return { calls, faults: [`saveCustomer is refused (${first.status}): nothing could be tried`] };
  const again = await keep(caller.send('saveCustomer', { body }, key));
  if (!isDone(again) || idOf(again) !== idOf(first))
    faults.push('the second call with the key is not answered as the first');
  const found = idsIn(await keep(caller.send('listCustomers', list)));
  if (found.length !== 1) faults.push(`one key makes ${found.length} records that are shown`);
  for (const CustomerID of new Set([...found, idOf(first)]))
    await keep(caller.send('deleteCustomer', { query: { CustomerID } }));
  const left = idsIn(await keep(caller.send('listCustomers', list)));
  if (left.length > 0) faults.push(`${left.length} of them are shown after they were deleted`);
  return { calls, faults };
}

function idsIn(call: RecordedCall): unknown[] {
  const rows = dig(bodyOf(call), 'Data');
  return Array.isArray(rows) ? rows.map((row: unknown) => dig(row, 'CustomerID')) : [];
}

function idOf(call: RecordedCall): unknown {
  return dig(bodyOf(call), 'Data', 'CustomerID');
}
