import type { Args, Schemas } from '@so-the/api-client';
import { formatMoney, joined } from '@so-the/ui/format';
import { fundBody, type FundValues } from '../../../kit/document/funds/fund.ts';

/** What is entered about money of a parent POS. */
export interface PayValues extends FundValues {
  Type: Schemas['CashBackType'] | null;
  Amount: number | null;
  /** Announcement it belongs to. */
  CashBackID: number | null;
  /** ISO moment; null for now. */
  PaidAt: string | null;
  RefNo: string;
  Note: string;
}

/** What is sent of it. */
export type PayBody = Args<'payCashBack'>['body'];

/** What is sent of what was entered. */
export function payBody(PosParentID: number, values: Partial<PayValues>): PayBody {
  const { Type, Amount, CashBackID, PaidAt, RefNo, Note, Method = 2, BankCardID } = values;
  return {
    PosParentID,
    Amount: Amount ?? 0,
    Type: Type ?? 1,
    ...fundBody({ Method, BankCardID }),
    ...(CashBackID && { CashBackID }),
    ...(PaidAt && { PaidAt }),
    ...(RefNo && { RefNo }),
    ...(Note && { Note }),
  };
}

/** Where money goes, in words: "Vào 2 lô: 000123 10.000.000 ₫, 000124 5.000.000 ₫ · Ứng dư 2.000.000 ₫". */
export function allocationWords({ Allocations, Surplus }: Schemas['CashBackPayment']): string {
  const lots = Allocations.map(({ LotNo, Amount }) => `${LotNo} ${formatMoney(Amount)}`).join(', ');
  const parts = [
    Allocations.length > 0 && `Vào ${Allocations.length} lô: ${lots}`,
    Surplus > 0 && `Ứng dư ${formatMoney(Surplus)}`,
  ];
  return joined(...parts);
}
