/** What a shop did on a day, cause by cause, equals the sum over the day's entries; only a cancelled settlement is taken off its own day. */
import { accounts, kindOf } from './accounts.ts';
import type { Entry } from './entry.ts';
import { FLOWS, partsOf, swipedIn, type FlowKind, type FlowOf, type Part, type Sums } from './flows.ts';

/** Incomes and expenses as reports group them; any other income or expense account counts as `other`. */
export const RESULT_GROUPS = {
  serviceFee: accounts.serviceFee,
  partnerFee: accounts.partnerFee,
  otherIncome: 'income/other',
  posFee: accounts.posFee,
  commission: accounts.commission,
  partnerShare: accounts.partnerShare,
  otherExpense: 'expense/other',
  badDebt: 'expense/bad-debt',
} as const;

/** A group of income or expense accounts. */
export type ResultGroup = (typeof RESULT_GROUPS)[keyof typeof RESULT_GROUPS];

/** Key of a cause of one kind of account, such as `customer/PaidCard`. */
export type FlowKey = { [Kind in FlowKind]: `${Kind}/${FlowOf<Kind>}` }[FlowKind];

/** Key of a figure of a day: a cause, a group of incomes or expenses (debit − credit), đồng swiped, or orders settled. */
export type FigureKey = FlowKey | ResultGroup | 'swiped' | 'orders';

/** Figures of a shop on a day; an absent one is zero. */
export type DayFigures = Partial<Record<FigureKey, number>>;

const GROUPS = new Set<string>(Object.values(RESULT_GROUPS));

/** Group of an income or expense account; undefined for any other account. */
export function resultGroupOf(account: string): ResultGroup | undefined {
  const kind = kindOf(account);
  if (kind !== 'income' && kind !== 'expense') return undefined;
  return isResultGroup(account) ? account : `${kind}/other`;
}

/** Whether an account or key is a group of incomes or expenses. */
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

/** All figures an entry adds to, in the order of its lines; orders settled apart. */
export function figuresOf(entry: Entry, parts: readonly Part[] = partsOf(entry), sums?: Sums): [FigureKey, number][] {
  const figures: [FigureKey, number][] = parts.map((part) => [flowKey(part), part.amount]);
  for (const { Account, Amount } of entry.Lines) {
    const group = resultGroupOf(Account);
    if (group) figures.push([group, Amount]);
  }
  const swiped = swipedIn(entry, sums);
  if (swiped !== 0) figures.push(['swiped', swiped]);
  return figures;
}

/** Adds to a figure of a day. */
export function addFigure(day: DayFigures, key: FigureKey, amount: number): void {
  day[key] = (day[key] ?? 0) + amount;
}
