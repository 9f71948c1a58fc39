/** Accounts are asked for one by one, by their kind or by their group, and an account is of all that name it. */
import { resultGroupOf } from '../books/dayFigures.ts';
import { kindOf } from '../records/accounts.ts';
import { PARTY_TYPE } from '../records/debt.ts';

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
