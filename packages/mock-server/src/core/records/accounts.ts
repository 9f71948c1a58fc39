/** Account keys are built here and nowhere else, so that one party has one account (domain §2(o)). */
import { PARTY_TYPE, type PartyType } from './debt.ts';

/** Keys of numbered accounts, each text made once: a million lines name a few thousand accounts. */
function numbered(prefix: string): (id: number) => string {
  const keys = new Map<number, string>();
  return (id) => {
    let key = keys.get(id);
    if (key === undefined) {
      key = `${prefix}${id}`;
      keys.set(id, key);
    }
    return key;
  };
}

/** Keys of the chart of accounts. */
export const accounts = {
  cash: 'fund:cash',
  bank: numbered('fund:bank/'),
  customer: numbered('customer/'),
  partner: numbered('partner/'),
  aff: numbered('aff/'),
  pos: numbered('pos/'),
  company: 'company',
  serviceFee: 'income/service-fee',
  partnerFee: 'income/partner-fee',
  posFee: 'expense/pos-fee',
  commission: 'expense/commission',
  partnerShare: 'expense/partner-share',
  badDebt: 'expense/bad-debt',
  lossRecovered: 'income/loss-recovered',
  otherIncome: numbered('income/other/'),
  otherExpense: numbered('expense/other/'),
  discount: 'adjustment/discount',
  debtAdjustment: 'adjustment/debt',
  lotDifference: 'adjustment/lot',
  rounding: 'adjustment/rounding',
  cashDifference: 'adjustment/cash',
  capitalIn: 'equity/in',
  capitalOut: 'equity/out',
  openingBalance: 'equity/opening',
} as const;

/** What an account stands for: the word before its first `:` or `/`. */
export type AccountKind =
  | 'fund'
  | 'customer'
  | 'partner'
  | 'aff'
  | 'pos'
  | 'company'
  | 'income'
  | 'expense'
  | 'adjustment'
  | 'equity';

const PARTY_PREFIX = {
  [PARTY_TYPE.customer]: 'customer/',
  [PARTY_TYPE.partner]: 'partner/',
  [PARTY_TYPE.aff]: 'aff/',
  [PARTY_TYPE.pos]: 'pos/',
} as const;

/** Kinds of account, those of most lines first; none begins with another. */
export const ACCOUNT_KINDS: readonly AccountKind[] = [
  'customer',
  'fund',
  'pos',
  'income',
  'expense',
  'aff',
  'partner',
  'company',
  'adjustment',
  'equity',
];

const kinds = new Map<string, AccountKind>();
/** Most accounts whose kind is remembered. */
const MOST_KINDS = 100_000;

/** What an account stands for; of a text that is no account its first word. */
export function kindOf(account: string): AccountKind {
  let kind = kinds.get(account);
  if (kind === undefined) {
    if (kinds.size >= MOST_KINDS) kinds.clear();
    kinds.set(account, (kind = readKind(account)));
  }
  return kind;
}

function readKind(account: string): AccountKind {
  for (const kind of ACCOUNT_KINDS) {
    if (account.startsWith(kind) && (account.length === kind.length || '/:'.includes(account.charAt(kind.length))))
      return kind;
  }
  return account.split('/', 1)[0] as AccountKind;
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
