/** Whatever a record of a world names by its number is there: no list and no report meets a gap. */
import { accounts, idIn } from '../records/accounts.ts';
import { PARTY_TYPE } from '../records/debt.ts';
import type { RefType } from '../records/entry.ts';
import type { HeldCall } from '../records/heldWrite.ts';
import { COLLECTION_NAMES, type CollectionName, type World } from '../store/world.ts';
import { bankOf } from '../values/banks.ts';

/** What a number names: a record, an entry of the books, or a bank of the fixed list. */
type Target = CollectionName | 'entries' | 'banks';

const USERS =
  'UserID OwnerUserID ReferrerUserID StaffID StaffId CreatedBy UpdatedBy ApprovedBy CancelledBy DecidedBy RequestedBy ReopenedBy LockedBy'.split(
    ' ',
  );

/** Fields that name a record, by what they name; the own number of a record names itself. */
const FIELDS = {
  shops: ['ShopID', 'ShopIDs', 'ToShopID'],
  users: USERS,
  customers: ['CustomerID'],
  affs: ['AffID'],
  partners: ['PartnerID', 'OwnerPartnerID'],
  cards: ['CardDataID'],
  schedules: ['ScheduleID', 'AskedScheduleID'],
  swipes: ['LogWithdrawalID', 'LogWithdrawalId', 'logWithdrawalId'],
  debts: ['DebtID'],
  poses: ['PosID', 'PosParentID', 'PayerPosID'],
  posPartners: ['PosPartnerID'],
  bankCards: ['BankCardID', 'ToBankCardID'],
  numberLots: ['NumberLoID'],
  lotPayments: ['PayNumberLoID'],
  bankStatements: ['StatementID'],
  bankLines: ['BankLineIDs'],
  vouchers: ['VoucherID'],
  cashBacks: ['CashBackID'],
  cashBackPayments: ['CashBackPaymentID'],
  voucherTypes: ['ConfigID'],
  files: ['FileID', 'FileIDs'],
  actions: ['PartOf'],
  entries: ['EntryID', 'EntryIDs', 'ReversesID'],
  banks: ['BankID'],
} as const satisfies Partial<Record<Target, readonly string[]>>;

const targetOf = new Map<string, Target>(
  Object.entries(FIELDS).flatMap(([target, names]) => names.map((name) => [name, target as Target] as const)),
);

/** Records that have an account each, by the beginning of its key. */
const ACCOUNTS = Object.entries({
  bankCards: [accounts.bank],
  voucherTypes: [accounts.otherIncome, accounts.otherExpense],
  customers: [accounts.customer],
  partners: [accounts.partner],
  affs: [accounts.aff],
  poses: [accounts.pos],
} satisfies Partial<Record<CollectionName, ((id: number) => string)[]>>).flatMap(([target, keys]) =>
  keys.map((keyOf) => [keyOf(0).slice(0, -1), target as CollectionName] as const),
);

/** Both keep the number of a statement under the name that numbers of pictures have. */
const OF_STATEMENTS: ReadonlySet<string> = new Set(['statements', 'statementLines']);

const PARTIES: Readonly<Record<string, CollectionName>> = {
  [PARTY_TYPE.customer]: 'customers',
  [PARTY_TYPE.partner]: 'partners',
  [PARTY_TYPE.aff]: 'affs',
  [PARTY_TYPE.pos]: 'poses',
};

/** Documents of entries; an opening balance has none. */
const DOCUMENTS: Readonly<Record<Exclude<RefType, 'OpeningBalance'>, CollectionName>> = {
  CardPayment: 'moneyLines',
  TopUp: 'moneyLines',
  SentMoney: 'moneyLines',
  Swipe: 'swipes',
  Settlement: 'schedules',
  Commission: 'schedules',
  DebtPayment: 'debts',
  DebtCard: 'debts',
  DebtAdjustment: 'debts',
  DebtOffset: 'debts',
  BankOpening: 'bankCards',
  PosOpening: 'poses',
  CashBack: 'cashBackPayments',
  LotPayment: 'lotPayments',
  LotAdjustment: 'lotPayments',
  Receipt: 'vouchers',
  Expense: 'vouchers',
  PushMoney: 'pushes',
  BadExpense: 'badExpenses',
  CashDifference: 'dayCloses',
  FundTransfer: 'vouchers',
};

/** What a held write changes; an opening balance is named by its account. */
const HELD: Readonly<Record<Exclude<HeldCall, 'saveOpeningBalances'>, CollectionName>> = {
  adjustDebt: 'debts',
  updateNumberLot: 'numberLots',
  payCashBack: 'poses',
  correctSchedulePercent: 'schedules',
  cancelVoucher: 'vouchers',
  cancelPayDebt: 'debts',
  cancelLotPayment: 'lotPayments',
  cancelCashBackPayment: 'cashBackPayments',
  cancelWithdrawal: 'swipes',
  deleteBadExpense: 'badExpenses',
};

/** Numbers that name another kind of record each time, with the field that says which, and what it may say. */
const KINDS: readonly (readonly [field: string, kind: string, Readonly<Record<string, CollectionName>>])[] = [
  ['PartyID', 'PartyType', PARTIES],
  ['PartyID', 'DebtType', PARTIES],
  ['OffsetID', 'OffsetType', PARTIES],
  ['RefID', 'RefType', DOCUMENTS],
  ['RefID', 'Write', HELD],
];

/** The field whose 0 says that there is none: the debt outside any order. */
const NONE_IS_ZERO = 'ScheduleID';

/** Records looked at before others may have their turn. */
const AT_A_TIME = 500;

/**
 * Looks for a record that names what is not there; gives, in Vietnamese, the first one and what it names. It yields
 * every few hundred records, for a world may have a million.
 */
export function* missingReference(world: World): Generator<undefined, string | undefined> {
  let looked = 0;
  for (const name of ['entries', ...COLLECTION_NAMES] as const) {
    for (const [place, row] of rowsOf(world, name).entries()) {
      const missing = missingIn(world, name, row);
      if (missing !== undefined) return `${name}: bản ghi thứ ${place + 1} có ${missing} không tồn tại`;
      looked += 1;
      if (looked % AT_A_TIME === 0) yield;
    }
  }
  return undefined;
}

function rowsOf(world: World, name: CollectionName | 'entries'): readonly object[] {
  return name === 'entries' ? world.books.entries : world[name].rows;
}

/** The field and the number that names nothing, at any depth of a record. */
function missingIn(world: World, name: string, row: object): string | undefined {
  const fields = row as Readonly<Record<string, unknown>>;
  for (const field of Object.keys(fields)) {
    const value = fields[field];
    const missing =
      typeof value === 'object' && value !== null
        ? missingBelow(world, name, field, value)
        : missingAt(world, name, field, value);
    if (missing !== undefined) return missing;
  }
  return missingOfKind(world, fields);
}

function missingBelow(world: World, name: string, field: string, value: object): string | undefined {
  if (!Array.isArray(value)) return missingIn(world, name, value);
  for (const item of value as unknown[]) {
    const missing =
      typeof item === 'object' && item !== null ? missingIn(world, name, item) : missingAt(world, name, field, item);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

function missingAt(world: World, name: string, field: string, value: unknown): string | undefined {
  if (field === 'Account') return isAccount(world, String(value)) ? undefined : `${field} ${String(value)}`;
  if (typeof value !== 'number' || (value === 0 && field === NONE_IS_ZERO)) return undefined;
  const known = targetOf.get(field);
  const target = known === 'files' && OF_STATEMENTS.has(name) ? 'statements' : known;
  return target === undefined || isThere(world, target, value) ? undefined : `${field} ${value}`;
}

function missingOfKind(world: World, row: Readonly<Record<string, unknown>>): string | undefined {
  for (const [field, kind, targets] of KINDS) {
    const [id, said] = [row[field], row[kind]];
    const target = typeof said === 'number' || typeof said === 'string' ? targets[said] : undefined;
    if (typeof id === 'number' && target !== undefined && !isThere(world, target, id)) return `${field} ${id}`;
  }
  return undefined;
}

function isThere(world: World, target: Target, id: number): boolean {
  if (target === 'banks') return bankOf(id) !== undefined;
  if (target === 'entries') return world.books.entries[id - 1] !== undefined;
  return world[target].get(id) !== undefined;
}

/** Whether an account that a record has is that of a record. */
function isAccount(world: World, account: string): boolean {
  const target = ACCOUNTS.find(([beginning]) => account.startsWith(beginning))?.[1];
  return target === undefined || isThere(world, target, idIn(account));
}
