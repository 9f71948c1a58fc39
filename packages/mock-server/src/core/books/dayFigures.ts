/** What a shop did on a day, cause by cause, equals the sum over the day's entries. */
import { accounts, kindOf } from '../records/accounts.ts';
import type { Entry } from '../records/entry.ts';
import { FLOWS, partsOf, swipedIn, type FlowKind, type FlowOf, type Part, type Sums } from './flows.ts';

/** Incomes, expenses, adjustments and capital as reports group them; any other income or expense account counts as `other`. */
export const RESULT_GROUPS = {
  serviceFee: accounts.serviceFee,
  partnerFee: accounts.partnerFee,
  otherIncome: 'income/other',
  posFee: accounts.posFee,
  commission: accounts.commission,
  partnerShare: accounts.partnerShare,
  otherExpense: 'expense/other',
  badDebt: accounts.badDebt,
  lossRecovered: accounts.lossRecovered,
  discount: accounts.discount,
  debtAdjustment: accounts.debtAdjustment,
  lotDifference: accounts.lotDifference,
  rounding: accounts.rounding,
  cashDifference: accounts.cashDifference,
  capitalIn: accounts.capitalIn,
  capitalOut: accounts.capitalOut,
  openingBalance: accounts.openingBalance,
} as const;

/** A group of accounts that are neither funds nor parties: what the owner's change of wealth comes from. */
export type ResultGroup = (typeof RESULT_GROUPS)[keyof typeof RESULT_GROUPS];

/** Key of a cause of one kind of account, such as `customer/PaidCard`. */
export type FlowKey = { [Kind in FlowKind]: `${Kind}/${FlowOf<Kind>}` }[FlowKind];

/** Key of a figure of a day: a cause, a group (debit − credit), đồng swiped, or what the company owes more (debit − credit). */
export type FigureKey = FlowKey | ResultGroup | 'swiped' | 'company';

/** Figures of a shop on a day; an absent one is zero. */
export type DayFigures = Partial<Record<FigureKey, number>>;

const GROUPS = new Set<string>(Object.values(RESULT_GROUPS));

/** Group of an account; undefined for funds, parties and the company. */
export function resultGroupOf(account: string): ResultGroup | undefined {
  if (isResultGroup(account)) return account;
  const kind = kindOf(account);
  return kind === 'income' || kind === 'expense' ? `${kind}/other` : undefined;
}

/** Whether an account or key is a group. */
function isResultGroup(account: string): account is ResultGroup {
  return GROUPS.has(account);
}

/** The keys of all parts, made once. */
const FLOW_KEYS = new Map(
  Object.entries(FLOWS).map(([kind, flows]) => [
    kind,
    new Map(Object.keys(flows).map((flow) => [flow, `${kind}/${flow}` as FlowKey])),
  ]),
);

/** Key of a part. */
function flowKey({ kind, flow }: Part): FlowKey {
  return FLOW_KEYS.get(kind)?.get(flow) ?? (`${kind}/${flow}` as FlowKey);
}

/** All figures an entry adds to, in the order of its lines. */
export function figuresOf(entry: Entry, parts: readonly Part[] = partsOf(entry), sums?: Sums): [FigureKey, number][] {
  const figures: [FigureKey, number][] = parts.map((part) => [flowKey(part), part.amount]);
  for (const { Account, Amount } of entry.Lines) {
    const group = resultGroupOf(Account);
    if (group) figures.push([group, Amount]);
    if (Account === accounts.company) figures.push(['company', Amount]);
  }
  const swiped = swipedIn(entry, sums);
  if (swiped !== 0) figures.push(['swiped', swiped]);
  return figures;
}

/** Kinds of flow with their causes and effects, as a list. */
const EFFECTS = Object.entries(FLOWS).flatMap(([kind, flows]) =>
  Object.entries(flows).map(([flow, effect]) => [`${kind}/${flow}` as FlowKey, effect] as const),
);

/** Δ funds + Δ debts of customers, partners, collaborators and POS + Δ owed by the company, in đồng (domain §2(p)). */
export function assetChange(day: DayFigures): number {
  return EFFECTS.reduce((sum, [key, effect]) => sum + effect * (day[key] ?? 0), day.company ?? 0);
}

/** Adds to a figure of a day. */
export function addFigure(day: DayFigures, key: FigureKey, amount: number): void {
  day[key] = (day[key] ?? 0) + amount;
}
