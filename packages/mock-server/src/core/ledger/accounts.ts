/** Account keys are built here and nowhere else, so that one party has one account (domain §2(o)). */
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';

/** Keys of the chart of accounts. */
export const accounts = {
  cash: 'fund:cash',
  bank: (bankCardId: number) => `fund:bank/${bankCardId}`,
  customer: (customerId: number) => `customer/${customerId}`,
  partner: (partnerId: number) => `partner/${partnerId}`,
  aff: (affId: number) => `aff/${affId}`,
  pos: (posId: number) => `pos/${posId}`,
  company: 'company',
  serviceFee: 'income/service-fee',
  partnerFee: 'income/partner-fee',
  posFee: 'expense/pos-fee',
  commission: 'expense/commission',
  partnerShare: 'expense/partner-share',
  badDebt: 'expense/bad-debt',
  otherIncome: (configId: number) => `income/other/${configId}`,
  otherExpense: (configId: number) => `expense/other/${configId}`,
  adjustment: 'adjustment',
  equity: 'equity',
} as const;

/** What an account stands for: the word before its first `:` or `/`. */
export type AccountKind =
  'fund' | 'customer' | 'partner' | 'aff' | 'pos' | 'company' | 'income' | 'expense' | 'adjustment' | 'equity';

const PARTY_PREFIX = {
  [PARTY_TYPE.customer]: 'customer/',
  [PARTY_TYPE.partner]: 'partner/',
  [PARTY_TYPE.aff]: 'aff/',
  [PARTY_TYPE.pos]: 'pos/',
} as const;

/** What an account stands for. */
export function kindOf(account: string): AccountKind {
  if (account.startsWith('fund:')) return 'fund';
  const end = account.indexOf('/');
  return (end === -1 ? account : account.slice(0, end)) as AccountKind;
}

/** Account of a party. */
export function partyAccount(type: PartyType, partyId: number): string {
  return `${PARTY_PREFIX[type]}${partyId}`;
}

/** Number after the slash of a party's or bank account's key. */
export function idIn(account: string): number {
  return Number(account.slice(account.lastIndexOf('/') + 1));
}

/** Account of the fund a money line moves: cash, or the bank account of a transfer. */
export function fundAccount(line: { Method?: 1 | 2; BankCardID?: number }): string {
  return line.Method === 2 && line.BankCardID !== undefined ? accounts.bank(line.BankCardID) : accounts.cash;
}
