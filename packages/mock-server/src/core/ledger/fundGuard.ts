/** No fund falls below zero unnoticed: a shop refuses it, asks why and keeps the answer with the entry, or lets it pass (domain §2(p)). */
import { askReason } from '../command/reasons.ts';
import { refuse, type Refusal } from '../command/result.ts';
import { accountLabel } from '../listing/wire.ts';
import type { Shop } from '../records/account.ts';
import type { World } from '../store/world.ts';
import { formatDong } from '../values/money.ts';
import { accounts, idIn, kindOf } from '../records/accounts.ts';
import { balanceOf } from './balance.ts';
import type { Line } from '../records/entry.ts';

/** What a shop does when money leaves a fund that holds less. */
const NEGATIVE_FUNDS = { refuse: 1, ask: 2, allow: 3 } as const;

/** Characters of a reason that an entry's description repeats. */
const TOLD = 200;

/** Why a fund may fall below 0, and the field it is asked in: `Reason` when absent. */
export interface FundReason {
  text?: string;
  field?: string;
}

/** What is to be posted in a shop's books. */
interface Posting {
  ShopID: number;
  Lines: readonly Line[];
}

/** What a shop does then: it asks unless it was told otherwise. */
export function negativeFundsOf(shop: Pick<Shop, 'NegativeFunds'> | undefined): 1 | 2 | 3 {
  return shop?.NegativeFunds ?? NEGATIVE_FUNDS.ask;
}

/** Funds a posting lowers below 0, by what lies in them after all postings so far, each with the đồng that leave it. What is stated rather than paid, an opening balance or a counted difference, lowers none. */
function fundsBelowZero(world: World, { ShopID, Lines }: Posting): [account: string, out: number][] {
  const moved = new Map<string, number>();
  for (const { Account, Amount } of Lines) {
    if (Account === accounts.openingBalance || Account === accounts.cashDifference) return [];
    if (kindOf(Account) === 'fund') moved.set(Account, (moved.get(Account) ?? 0) - Amount);
  }
  return [...moved].filter(([account, out]) => out > 0 && out > balanceOf(world, ShopID, account));
}

/** Refuses taking a fund below 0: for good, or until a reason of five characters is given, as the shop has it. Names no balance, which not everybody may see. */
export function refuseFundBelowZero(world: World, posting: Posting, reason: FundReason = {}): Refusal | undefined {
  const rule = negativeFundsOf(world.shops.get(posting.ShopID));
  if (rule === NEGATIVE_FUNDS.allow) return undefined;
  const [lowered] = fundsBelowZero(world, posting);
  if (!lowered) return undefined;
  const what = `${fundName(world, lowered[0])} không đủ để chi ${formatDong(lowered[1])}`;
  return rule === NEGATIVE_FUNDS.refuse
    ? refuse('FundBelowZero', what, 'Amount')
    : askReason(what, reason.text, reason.field ?? 'Reason');
}

/** Description of an entry, with the reason for which it takes a fund below 0. */
export function describeWith(
  world: World,
  posting: Posting & { Description: string },
  { text }: FundReason = {},
): string {
  const why = text?.trim() ?? '';
  const { Description } = posting;
  if (why === '' || Description.includes(why) || fundsBelowZero(world, posting).length === 0) return Description;
  return `${Description} (quỹ âm: ${why.length > TOLD ? `${why.slice(0, TOLD)}…` : why})`;
}

function fundName(world: World, account: string): string {
  if (account === accounts.cash) return 'Quỹ tiền mặt';
  return `Tài khoản ${accountLabel(world.bankCards.get(idIn(account))) ?? ''}`.trim();
}
