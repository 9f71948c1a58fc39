import type { Args, BankCard } from '@so-the/api-client';
import { accountName } from '../../pickers/accountName.ts';
import { isInUse } from '../../../lib/isInUse.ts';
import { CASH, TRANSFER, type FundBody } from './fund.ts';

/** The cash box among the funds to choose from; any other number is a `BankCardID`. */
const CASH_BOX = 0;

/** What is entered about a transfer between own funds. */
export interface TransferValues {
  /** Fund the money leaves: 0 the cash box, else a `BankCardID`. */
  From: number | null;
  /** Fund it comes to, numbered alike. */
  To: number | null;
  Amount: number | null;
  /** ISO date; never in the future. */
  VoucherDate: string;
  Description: string;
}

/** Funds to choose from: the cash box, then the accounts in use. */
export function fundOptions(accounts: readonly BankCard[]): { value: number; label: string }[] {
  const inUse = accounts.filter(isInUse);
  return [
    { value: CASH_BOX, label: 'Tiền mặt' },
    ...inUse.map((account) => ({ value: account.BankCardID, label: accountName(account) })),
  ];
}

/** A chosen fund as calls name it; cash where none is chosen. */
export function fundOf(chosen: number | null): FundBody {
  return chosen === null || chosen === CASH_BOX ? { Method: CASH } : { Method: TRANSFER, BankCardID: chosen };
}

/** What is sent of a transfer. */
export function transferBody(values: TransferValues, Reason: string): Args<'transferFund'>['body'] {
  const { From, To, Amount, VoucherDate, Description } = values;
  const { Method: ToMethod, BankCardID: ToBankCardID } = fundOf(To);
  return {
    ...fundOf(From),
    ToMethod,
    ...(ToBankCardID !== undefined && { ToBankCardID }),
    Amount: Amount ?? 0,
    VoucherDate,
    ...(Description && { Description }),
    ...(Reason && { Reason }),
  };
}

/** Field of the form that a fault of what was sent belongs to. */
export function transferFieldOf(sent: string): string {
  if (sent === 'Method' || sent === 'BankCardID') return 'From';
  return sent === 'ToMethod' || sent === 'ToBankCardID' ? 'To' : sent;
}
