/** What each document may move beside funds and debts, as the table of domain §2(o) and §2(p) has it: nothing is posted past the line of the result, or the capital, it belongs to. */
import type { Entry, RefType } from '../records/entry.ts';
import type { World } from '../store/world.ts';

type Places = readonly RegExp[];

const POS_FEE = /^expense\/pos-fee$/;
const PARTNER_SHARE = /^expense\/partner-share$/;
const SERVICE_FEE = /^income\/service-fee$/;
const LOT = /^adjustment\/lot$/;

/** Every kind of document, and where it goes if that is always the same; the difference a close of the day found is one. */
export const PLACES: Readonly<Record<RefType | 'CashDifference', Places>> = {
  CardPayment: [],
  TopUp: [],
  SentMoney: [],
  Swipe: [POS_FEE, PARTNER_SHARE, /^income\/partner-fee$/],
  Settlement: [SERVICE_FEE, PARTNER_SHARE, /^expense\/commission$/],
  Commission: [/^expense\/commission$/],
  DebtPayment: [],
  DebtCard: [POS_FEE, SERVICE_FEE],
  DebtAdjustment: [/^adjustment\/debt$/],
  DebtOffset: [/^adjustment\/debt$/],
  BankOpening: [/^equity\/opening$/],
  OpeningBalance: [/^equity\/opening$/],
  PosOpening: [/^equity\/opening$/],
  CashBack: [],
  LotPayment: [],
  LotAdjustment: [LOT],
  Receipt: [],
  Expense: [],
  PushMoney: [],
  BadExpense: [/^expense\/bad-debt$/, /^income\/loss-recovered$/],
  CashDifference: [/^adjustment\/cash$/],
  FundTransfer: [],
};

/** Accounts between funds and debts on the one side and the owner on the other. */
const NOMINAL = /^(income|expense|adjustment|equity)\//;

/** The account on which an entry has nothing to look for, or the one it should have moved, in words; undefined when it lies where it belongs. */
export function placeFault(world: World, entry: Entry): string | undefined {
  const places = placesOf(world, entry);
  const nominal = entry.Lines.filter(({ Account }) => NOMINAL.test(Account));
  const stray = nominal.find(({ Account }) => !places.some((place) => place.test(Account)));
  if (stray) return `${entry.RefType} ghi vào ${stray.Account}`;
  const isCompany = entry.Lines.some(({ Account }) => Account === 'company');
  if (isCompany !== (entry.RefType === 'PushMoney')) return `${entry.RefType} ghi sai tài khoản công ty`;
  const sum = nominal.reduce((total, { Amount }) => total + Amount, 0);
  if (entry.RefType === 'DebtOffset' && sum !== 0) return `cấn trừ làm lãi lỗ ${sum} đ`;
  return MUST_COUNT.has(entry.RefType) && nominal.length === 0 ? `${entry.RefType} không qua kết quả` : undefined;
}

/** Documents that are a gain, a loss or capital, and so must say which. */
const MUST_COUNT = new Set<RefType | 'CashDifference'>([
  'Commission',
  'DebtAdjustment',
  'BankOpening',
  'OpeningBalance',
  'PosOpening',
  'LotAdjustment',
  'BadExpense',
  'CashDifference',
]);

function placesOf(world: World, { RefType, RefID }: Entry): Places {
  if (RefType === 'DebtAdjustment') {
    return world.debts.get(RefID)?.AdjustKind === 1 ? [/^adjustment\/discount$/] : PLACES.DebtAdjustment;
  }
  if (RefType === 'LotAdjustment') {
    return world.lotPayments.get(RefID)?.Kind === 2 ? [/^adjustment\/rounding$/] : PLACES.LotAdjustment;
  }
  if (RefType === 'CashBack') return world.cashBackPayments.get(RefID)?.Type === 4 ? [LOT] : PLACES.CashBack;
  if (RefType === 'Receipt' || RefType === 'Expense') return voucherPlaces(world, RefID);
  return PLACES[RefType];
}

function voucherPlaces(world: World, id: number): Places {
  const type = world.voucherTypes.get(world.vouchers.get(id)?.ConfigID);
  if (!type || type.PartyType !== undefined) return [];
  const isIncome = type.type === 1;
  if (!type.IsBusinessResult) return [isIncome ? /^equity\/in$/ : /^equity\/out$/];
  return [new RegExp(`^${isIncome ? 'income' : 'expense'}/other/${type.ConfigID}$`)];
}
