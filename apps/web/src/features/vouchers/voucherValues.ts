import type { Args, Schemas } from '@so-the/api-client';
import { fundBody, type FundValues } from '../../kit/document/funds/fund.ts';

/** What is entered about a voucher. */
export interface VoucherValues extends FundValues {
  ConfigID: number | null;
  /** Kind of party whose debt the chosen category settles; none for most. */
  PartyType: Schemas['SettledParty'] | null;
  PartyID: number | null;
  PartyName: string;
  Amount: number | null;
  /** ISO date; never in the future. */
  VoucherDate: string;
  Description: string;
}

/** What is sent of it: a party by number where the category settles one, else by name. */
export function voucherBody(values: VoucherValues, Reason: string): Args<'addExpense'>['body'] {
  const { ConfigID, PartyType, PartyID, PartyName, Amount, VoucherDate, Description, ...fund } = values;
  const party = PartyType && PartyID ? { PartyType, PartyID } : PartyName ? { PartyName } : {};
  return {
    ConfigID: ConfigID ?? 0,
    Amount: Amount ?? 0,
    ...fundBody(fund),
    ...party,
    VoucherDate,
    Description,
    ...(Reason && { Reason }),
  };
}
