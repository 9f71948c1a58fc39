import type { BankCard, Method } from '@so-the/api-client';
import { joined } from '@so-the/ui/format';
import { accountName } from '../../pickers/accountName.ts';

/** Codes of {@link Method}. */
export const CASH = 1;
export const TRANSFER = 2;

/** The fund of a money form: the cash box, or one bank account. */
export interface FundValues {
  Method: Method;
  /** Chosen account; kept while the person switches to cash and back, and then not sent. */
  BankCardID: number | null;
}

/** Takes what was kept for a fund of a money form; anything else is none. */
export function readFund(kept: unknown): FundValues | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { Method, BankCardID } = kept as Record<string, unknown>;
  const isKnown = Method === CASH || (Method === TRANSFER && typeof BankCardID === 'number');
  return isKnown ? { Method, BankCardID: typeof BankCardID === 'number' ? BankCardID : null } : undefined;
}

/** The part of a request's body that names the fund. */
export interface FundBody {
  Method: Method;
  BankCardID?: number;
}

/** What is sent of a chosen fund: an account only with a transfer. */
export function fundBody({ Method, BankCardID }: Partial<FundValues> & Pick<FundValues, 'Method'>): FundBody {
  return Method === TRANSFER && typeof BankCardID === 'number' ? { Method, BankCardID } : { Method };
}

/** A fund in words: "Tiền mặt", "Chuyển khoản · VCB ···2418". */
export function fundName({ Method, BankCardID }: FundBody | FundValues, accounts: readonly BankCard[]): string {
  if (Method === CASH) return 'Tiền mặt';
  const account = accounts.find((each) => each.BankCardID === BankCardID);
  return account ? joined('Chuyển khoản', accountName(account)) : 'Chuyển khoản';
}
