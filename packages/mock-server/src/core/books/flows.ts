/** Every change of a party's debt or of a fund has one cause, told from the entry alone; the causes of an account add up to its change to the đồng. */
import { accounts, kindOf, type AccountKind } from '../records/accounts.ts';
import type { Entry } from '../records/entry.ts';

/**
 * Causes by kind of account, each named as the column that shows it, with its effect on the balance.
 * `Adjusted`, `OtherIn` and `OtherOut` take whatever no other cause claims, so that nothing is ever left over.
 * `Transferred` goes from one own fund to another: over all funds it is 0.
 */
export const FLOWS = {
  customer: { PaidCard: 1, Fee: 1, Sent: 1, Swiped: -1, Received: -1, Adjusted: 1 },
  partner: { Receivable: 1, Payable: -1, Collected: -1, PaidOut: 1, Adjusted: 1 },
  aff: { Commission: -1, PaidOut: 1, Adjusted: 1 },
  pos: { Swiped: 1, PosFee: -1, CashBack: -1, Adjusted: 1 },
  fund: {
    CashBack: 1,
    Received: 1,
    Collected: 1,
    OtherIn: 1,
    PushIn: 1,
    PaidCard: -1,
    Sent: -1,
    PartnerPaid: -1,
    AffPaid: -1,
    OtherOut: -1,
    PushOut: -1,
    Transferred: 1,
  },
} as const satisfies Partial<Record<AccountKind, Record<string, 1 | -1>>>;

/** The one cause that neither brings money in nor takes it out (domain §2(q)). */
export const BETWEEN_FUNDS = 'Transferred';

/** Kinds of account whose changes have named causes. */
export type FlowKind = keyof typeof FLOWS;

/** Cause of a change of one kind of account. */
export type FlowOf<Kind extends FlowKind> = keyof (typeof FLOWS)[Kind] & string;

/** Cause of a change of any account. */
export type Flow = { [Kind in FlowKind]: FlowOf<Kind> }[FlowKind];

/** What one cause did to one account: đồng, positive the way its column counts. */
export interface Part {
  account: string;
  kind: FlowKind;
  flow: Flow;
  amount: number;
}

/** An entry summed by account, with what tells its causes apart. */
export interface Sums {
  entry: Entry;
  byAccount: Map<string, number>;
  byKind: Partial<Record<AccountKind, number>>;
  /** −1 for a mirror, which undoes a cause under the cause's own name. */
  sign: 1 | -1;
}

/** Whether an account's changes have named causes. */
function isFlowKind(kind: string): kind is FlowKind {
  return Object.hasOwn(FLOWS, kind);
}

/** Causes of what an entry did to its parties and funds. */
export function partsOf(entry: Entry, sums: Sums = sumsOf(entry)): Part[] {
  const parts: Part[] = [];
  for (const [account, amount] of sums.byAccount) {
    const kind = kindOf(account);
    if (!isFlowKind(kind)) continue;
    addCauses(kind, amount, sums, (flow, part) => {
      if (part !== 0) parts.push({ account, kind, flow, amount: part });
    });
  }
  return parts;
}

/** Đồng swiped in an entry: what the POS, own or the partner's, owes for it and what it keeps. */
export function swipedIn(entry: Entry, sums?: Sums): number {
  if (!isSwipe(entry)) return 0;
  const { byAccount, byKind } = sums ?? sumsOf(entry);
  const isOwn = byKind.pos !== undefined || byAccount.has(accounts.posFee);
  const kept = byAccount.get(isOwn ? accounts.posFee : accounts.partnerShare) ?? 0;
  return ((isOwn ? byKind.pos : byKind.partner) ?? 0) + kept;
}

function isSwipe({ RefType }: Entry): boolean {
  return RefType === 'Swipe' || RefType === 'DebtCard';
}

/** Sums an entry by account and by kind of account. */
export function sumsOf(entry: Entry): Sums {
  const byAccount = new Map<string, number>();
  const byKind: Sums['byKind'] = {};
  for (const { Account, Amount } of entry.Lines) {
    byAccount.set(Account, (byAccount.get(Account) ?? 0) + Amount);
    const kind = kindOf(Account);
    byKind[kind] = (byKind[kind] ?? 0) + Amount;
  }
  return { entry, byAccount, byKind, sign: entry.ReversesID === undefined ? 1 : -1 };
}

/** Is told of a cause and its đồng. */
type AddCause = (flow: Flow, amount: number) => void;

function addCauses(kind: FlowKind, amount: number, sums: Sums, add: AddCause): void {
  if (kind === 'customer') return addCustomerCauses(amount, sums, add);
  if (kind === 'pos') return addPosCauses(amount, sums, add);
  const flow = causeOf(kind, amount * sums.sign > 0, sums);
  add(flow, amount * effectOf(kind, flow));
}

function addCustomerCauses(amount: number, sums: Sums, add: AddCause): void {
  const fee = -(sums.byAccount.get(accounts.serviceFee) ?? 0);
  const rest = amount - fee;
  const flow = customerCause(rest * sums.sign > 0, sums);
  add('Fee', fee);
  add(flow, rest * effectOf('customer', flow));
}

function customerCause(isRise: boolean, { entry, byKind }: Sums): FlowOf<'customer'> {
  if (entry.RefType === 'CardPayment') return 'PaidCard';
  if (isSwipe(entry)) return 'Swiped';
  if (byKind.fund === undefined) return 'Adjusted';
  return isRise ? 'Sent' : 'Received';
}

/** What a POS keeps lowers its debt beside what it was swiped for, or beside what it returned. */
function addPosCauses(amount: number, sums: Sums, add: AddCause): void {
  const kept = sums.byAccount.get(accounts.posFee) ?? 0;
  const isMoney = sums.byKind.fund !== undefined || isBetweenPoses(sums);
  const flow = isSwipe(sums.entry) ? 'Swiped' : isMoney ? 'CashBack' : 'Adjusted';
  add('PosFee', kept);
  add(flow, (amount + kept) * effectOf('pos', flow));
}

/** Money paid ahead by a parent POS goes to a lot of a terminal below it. */
function isBetweenPoses({ byKind }: Sums): boolean {
  return Object.keys(byKind).every((kind) => kind === 'pos');
}

function causeOf(kind: 'partner' | 'aff' | 'fund', isRise: boolean, sums: Sums): Flow {
  if (kind === 'fund') return fundCause(isRise, sums);
  const { byKind, entry } = sums;
  if (kind === 'aff') {
    if (byKind.fund !== undefined) return 'PaidOut';
    return byKind.expense === undefined ? 'Adjusted' : 'Commission';
  }
  if (byKind.fund !== undefined) return isRise ? 'PaidOut' : 'Collected';
  const isTrade = isSwipe(entry) || byKind.income !== undefined || byKind.expense !== undefined;
  if (!isTrade) return 'Adjusted';
  return isRise ? 'Receivable' : 'Payable';
}

function fundCause(isRise: boolean, { entry, byKind }: Sums): FlowOf<'fund'> {
  if (entry.RefType === 'FundTransfer') return BETWEEN_FUNDS;
  if (entry.RefType === 'CardPayment') return 'PaidCard';
  if (byKind.pos !== undefined) return 'CashBack';
  if (byKind.customer !== undefined) return isRise ? 'Received' : 'Sent';
  if (byKind.partner !== undefined) return isRise ? 'Collected' : 'PartnerPaid';
  if (byKind.aff !== undefined) return 'AffPaid';
  if (byKind.company !== undefined) return isRise ? 'PushIn' : 'PushOut';
  return isRise ? 'OtherIn' : 'OtherOut';
}

/** Whether a cause raises (1) or lowers (−1) the balance of its account. */
export function effectOf(kind: FlowKind, flow: Flow): 1 | -1 {
  const effects: Partial<Record<Flow, 1 | -1>> = FLOWS[kind];
  return effects[flow] ?? 1;
}
