import type { Args, Schemas } from '@so-the/api-client';
import { feePayerBody, type FeePayerValues } from '../../kit/document/feePayer.ts';
import { fundBody, type FundValues } from '../../kit/document/funds/fund.ts';

/** What is entered about a voucher. */
export interface VoucherValues extends FundValues, FeePayerValues {
  ConfigID: number | null;
  /** Kind of party whose debt the chosen category settles; none for most. */
  PartyType: Schemas['SettledParty'] | null;
  Amount: number | null;
  /** ISO date; never in the future. */
  VoucherDate: string;
  Description: string;
}

/** What is sent of it: a party by number where the category settles one, else by name. */
export function voucherBody(values: VoucherValues, Reason: string): Args<'addExpense'>['body'] {
  const { ConfigID, PartyType, PartyID, Amount, VoucherDate, Description } = values;
  const party = PartyType && PartyID ? { PartyType, PartyID } : feePayerBody(values);
  return {
    ConfigID: ConfigID ?? 0,
    Amount: Amount ?? 0,
    ...fundBody(values),
    ...party,
    VoucherDate,
    Description,
    ...(Reason && { Reason }),
  };
}
