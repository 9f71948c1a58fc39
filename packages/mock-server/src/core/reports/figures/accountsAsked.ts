/** Accounts are asked for one by one, by their kind or by their group, and an account is of all that name it. */
import { resultGroupOf } from '../../books/dayFigures.ts';
import { partsOf, type Flow } from '../../books/flows.ts';
import { kindOf } from '../../records/accounts.ts';
import { PARTY_TYPE } from '../../records/debt.ts';
import type { Entry } from '../../records/entry.ts';

/** Asks for the accounts of parties of every kind. */
const ALL_PARTIES = 'party';

/** Whether an account is the one asked for, or of the kind or group asked for. */
export function isOf(account: string, asked: string): boolean {
  return (
    account === asked ||
    (asked === ALL_PARTIES && Object.hasOwn(PARTY_TYPE, kindOf(account))) ||
    account.startsWith(`${asked}/`) ||
    kindOf(account) === asked ||
    resultGroupOf(account) === asked
  );
}

/** Đồng of an entry on an account, or on all of a kind. */
export function onAccounts({ Lines }: Entry, account: string): number {
  let total = 0;
  for (const line of Lines) if (isOf(line.Account, account)) total += line.Amount;
  return total;
}

/** What an entry adds to one cause of some accounts. */
export function flowIn(entry: Entry, account: string, flow: Flow): number {
  return partsOf(entry).reduce(
    (sum, part) => sum + (part.flow === flow && isOf(part.account, account) ? part.amount : 0),
    0,
  );
}
