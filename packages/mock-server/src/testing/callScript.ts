import { operations, type OperationId } from '@so-the/api-client';
import { operationParts } from '../contract/contractParts.ts';
import type { EngineSession } from '../engine.ts';
import { seededRandom } from '../engine/random.ts';
import { exampleOf, HOSTILE } from './hostileInput.ts';
import { ACCOUNTS } from './loggedIn.ts';
import { scriptForm } from './scriptForms.ts';

/** Calls of the script. */
export const SCRIPT_LENGTH = 500;

/** Longest text in an address: a server reads no more than 16 KB of it all. */
const LONGEST = 500;

/** One call of the script, as any transport can send it. */
export interface ScriptedCall {
  id: OperationId;
  method: string;
  /** Path with its query. */
  address: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/**
 * The script that every transport must answer alike: all calls of the contract in turn, with good and bad input, by
 * several users and by nobody; the same each time. The last call changes the password of the cashier, who is logged out by it.
 *
 * @param sessions of owner, cashier and company
 */
export function* callScript(sessions: readonly EngineSession[]): Generator<ScriptedCall> {
  const random = seededRandom(500);
  const draw = (below: number) => Number.parseInt(random(3), 16) % below;
  // A password change would end the session of everybody after it.
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => id !== 'changePassword');
  for (let place = 0; place < SCRIPT_LENGTH - 1; place += 1) {
    const id = ids[place % ids.length] ?? 'login';
    const { method, path, hasBody, multipart } = operations[id];
    const { query, body } = operationParts(id);
    const isBad = draw(3) === 0;
    const names = new URLSearchParams();
    for (const { name, schema, required } of query) {
      const good = exampleOf(schema);
      if (!required && (good === null || draw(3) === 0)) continue;
      names.set(name, textOf(isBad && draw(2) === 0 ? HOSTILE[draw(HOSTILE.length)] : good));
    }
    const good = body ? exampleOf(body) : {};
    const sent = isBad ? HOSTILE[draw(HOSTILE.length)] : good;
    const session = draw(12) === 0 ? undefined : sessions[draw(sessions.length)];
    const text = names.toString();
    yield {
      id,
      method,
      address: text === '' ? path : `${path}?${text}`,
      headers: multipart ? headersOf(session) : { ...JSON_TYPE, ...headersOf(session) },
      body: multipart ? scriptForm(id, isBad) : hasBody ? JSON.stringify(sent) : undefined,
    };
  }
  const { method, path: address } = operations.changePassword;
  const headers = { ...JSON_TYPE, ...headersOf(sessions[1]) };
  yield { id: 'changePassword', method, address, headers, body: JSON.stringify(NEW_PASSWORD) };
}

const JSON_TYPE = { 'Content-Type': 'application/json' } as const;
const NEW_PASSWORD = {
  OldPassword: ACCOUNTS.cashier.Password,
  NewPassword: 'Nhanvien@456',
  ConfirmPassword: 'Nhanvien@456',
} as const;

function headersOf(session: EngineSession | undefined): Record<string, string> {
  return session ? { Token: session.token, UserID: `${session.userId}`, ShopID: `${session.shopId}` } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST) : JSON.stringify(value);
}
