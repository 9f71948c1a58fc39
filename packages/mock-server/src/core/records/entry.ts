/** An entry is written once and balances: Σ debit = Σ credit, as a whole and for each order it touches. */
import type { IsoDate, IsoInstant } from '../values/dates.ts';

/** Documents an entry may stand for. */
export type RefType =
  | 'CardPayment'
  | 'TopUp'
  | 'SentMoney'
  | 'Swipe'
  | 'Settlement'
  | 'Commission'
  | 'DebtPayment'
  | 'DebtCard'
  | 'DebtAdjustment'
  | 'DebtOffset'
  | 'BankOpening'
  | 'PosOpening'
  | 'OpeningBalance'
  | 'CashBack'
  | 'LotPayment'
  | 'LotAdjustment'
  | 'Receipt'
  | 'Expense'
  | 'PushMoney'
  | 'BadExpense'
  | 'CashDifference'
  | 'FundTransfer';

/** One side of an entry. */
export interface Line {
  /** Account key, see {@link accounts}. */
  Account: string;
  /** Đồng: debit positive, credit negative, never zero. */
  Amount: number;
  /** Order the line belongs to; lines of one order balance among themselves. */
  ScheduleID?: number;
}

/** A posted entry. */
export interface Entry {
  EntryID: number;
  ShopID: number;
  BusinessDate: IsoDate;
  At: IsoInstant;
  RefType: RefType;
  RefID: number;
  /** Order of all lines, when there is one. */
  ScheduleID?: number;
  Description: string;
  UserID: number;
  /** Entry this one mirrors. */
  ReversesID?: number;
  Lines: readonly Line[];
}

/** Whether an entry stands for a voucher, a transfer between own funds among them. */
export function isVoucher({ RefType }: Pick<Entry, 'RefType'>): boolean {
  return RefType === 'Receipt' || RefType === 'Expense' || RefType === 'FundTransfer';
}

/** A debit of a positive amount; zero gives no line. */
export function debit(account: string, amount: number, scheduleId?: number): Line[] {
  return amount === 0
    ? []
    : [
        scheduleId === undefined
          ? { Account: account, Amount: amount }
          : { Account: account, Amount: amount, ScheduleID: scheduleId },
      ];
}

/** A credit of a positive amount; zero gives no line. */
export function credit(account: string, amount: number, scheduleId?: number): Line[] {
  return debit(account, -amount, scheduleId);
}

/** Moves an amount between two accounts within an order; order 0 is none. */
export function transfer(debited: string, credited: string, part: { ScheduleID: number; Amount: number }): Line[] {
  const order = part.ScheduleID || undefined;
  return [...debit(debited, part.Amount, order), ...credit(credited, part.Amount, order)];
}
