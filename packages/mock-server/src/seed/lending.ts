/** A shop pays with its own capital first; what an account lacks the company lends at that moment, by the bank. */
import { saveBankCard } from '../core/bankCards/bankCards.ts';
import { COMPANY_SHOP_ID, type Context } from '../core/command/context.ts';
import { compareMoments } from '../core/values/dates.ts';
import { pushMoney } from '../core/dayMoney/pushMoney.ts';
import { amountOn, entriesOf, movementOf } from '../core/ledger/balance.ts';
import { accounts } from '../core/records/accounts.ts';
import { VOUCHER_KIND } from '../core/records/voucher.ts';
import type { World } from '../core/store/world.ts';
import { must } from './actor.ts';
import type { Branch } from './branch.ts';
import { book } from './moneyPlay.ts';

const MILLION = 1_000_000;
/** What stays in an account after it paid, in đồng: costs of the day are paid out of it. */
export const KEPT_IN_BANK = 30 * MILLION;
/** Capital is whole times of this, in đồng. */
export const ROUND = 10 * MILLION;
/** A loan is so much more than what lacks at the moment, in đồng for each card of the shop's customers. */
const LENT_PER_CARD = 200_000;
/** What the owner puts in when even the company has too little, whole times of it, in đồng. */
const PUT_IN = 200 * MILLION;

/** The account the company lends from; none in a scenario without the company's money. */
export function lendingAccount(world: World): number | undefined {
  return world.bankCards.by('shop', COMPANY_SHOP_ID)[0]?.BankCardID;
}

/** Opens the account the company lends from. */
export function openLending(world: World, OpeningBalance: number, context: Context): number {
  const account = { BankCode: 'VCB', AccountNo: '1012345678', AccountOwner: 'Công ty Thẻ Sài Gòn' };
  return must(saveBankCard(world, { ...account, OpeningBalance }, context)).BankCardID;
}

/**
 * Sees to it that an account can pay an amount on a day and still has enough on every day since.
 *
 * @param context of who pays, at the moment of the payment
 */
export function lendFor(
  { world, branch }: { world: World; branch: Pick<Branch, 'cards'> },
  { BankCardID, Amount }: { BankCardID?: number; Amount: number },
  context: Context,
): void {
  const lender = lendingAccount(world);
  if (lender === undefined || BankCardID === undefined) return;
  const left = lowestSince(world, accounts.bank(BankCardID), context) - Amount;
  if (left >= KEPT_IN_BANK) return;
  const lent = Math.ceil((KEPT_IN_BANK - left + stepOf(branch)) / MILLION) * MILLION;
  const userId = world.users.by('name', 'congty')[0]?.UserID ?? 0;
  const inCompany = { ...context, userId, shopId: COMPANY_SHOP_ID };
  const lacking = lent - lowestSince(world, accounts.bank(lender), inCompany);
  if (lacking > 0) putIn(world, { BankCardID: lender, Amount: Math.ceil(lacking / PUT_IN) * PUT_IN }, inCompany);
  const funds = {
    FromFund: { Method: 2 as const, BankCardID: lender },
    ToFund: { Method: 2 as const, BankCardID },
  };
  must(
    pushMoney(
      world,
      { Kind: 2, ToShopID: context.shopId, Amount: lent, ...funds, Note: 'Ứng vốn làm đơn trong ngày' },
      inCompany,
    ),
  );
}

/** What a shop borrows beyond its need, and the least it gives back, in đồng. */
export function stepOf({ cards }: Pick<Branch, 'cards'>): number {
  return Math.max(ROUND, Math.round((cards * LENT_PER_CARD) / ROUND) * ROUND);
}

function putIn(world: World, money: { BankCardID: number; Amount: number }, context: Context): void {
  const said = { ...money, Method: 2 as const, Description: 'Góp thêm vốn cho cửa hàng ứng' };
  book({ world }, context, [VOUCHER_KIND.income, 'Góp vốn'], said);
}

/** The least an account holds from the moment of a call on, in đồng. */
export function lowestSince(world: World, account: string, { shopId, businessDate, now }: Context): number {
  const from = { from: businessDate };
  const entries = entriesOf(world, shopId, account, from).toSorted(
    (a, b) => a.BusinessDate.localeCompare(b.BusinessDate) || compareMoments(a.At, b.At),
  );
  let balance = movementOf(world, shopId, account, from).opening;
  let lowest = Infinity;
  for (const entry of entries) {
    if (entry.BusinessDate > businessDate || compareMoments(entry.At, now) > 0) lowest = Math.min(lowest, balance);
    balance += amountOn(entry, account);
  }
  return Math.min(lowest, balance);
}
