import type { Engine, EngineSession } from '../engine.ts';
import { dig } from '../contract/jsonObject.ts';

/** Accounts every scenario has (architecture page). */
export const ACCOUNTS = {
  company: { UserName: 'congty', Password: 'Congty@123' },
  owner: { UserName: 'chushop', Password: 'Chushop@123' },
  cashier: { UserName: 'nhanvien', Password: 'Nhanvien@123' },
} as const;

/** Logs an account into an engine. */
export function loggedIn(engine: Engine, account: keyof typeof ACCOUNTS): EngineSession {
  return sessionOf(engine.call('login', { body: ACCOUNTS[account] }, null).body);
}

/** The session a login's envelope opens. */
export function sessionOf(envelope: unknown): EngineSession {
  const token = dig(envelope, 'Data', 'Token');
  if (typeof token !== 'string') throw new Error(`The login was refused: ${JSON.stringify(envelope)}`);
  return { token, userId: Number(dig(envelope, 'Data', 'UserID')), shopId: Number(dig(envelope, 'Data', 'ShopID')) };
}

/** A customer nobody else has, by its number. */
export function newCustomer(number: number) {
  return { FullName: `Khách ${number}`, Phone: `09${String(number).padStart(8, '0')}`, Status: 1 };
}
