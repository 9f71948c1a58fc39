/** A shop keeps little idle: cash goes to the bank, partners pay, and what the company lent goes back when it is free (domain §2(q)). */
import { payPartner } from '../core/debts/payPartner.ts';
import { openParts } from '../core/debts/openDebts.ts';
import { COMPANY_SHOP_ID } from '../core/command/context.ts';
import { owedToCompany, pushMoney } from '../core/dayMoney/pushMoney.ts';
import { transferFund } from '../core/vouchers/transferFund.ts';
import { balanceOf } from '../core/ledger/balance.ts';
import { accounts } from '../core/records/accounts.ts';
import { addDays, businessDateOf, instantAt, type IsoDate } from '../core/values/dates.ts';
import { must } from './actor.ts';
import { fullestAccount, type Branch } from './branch.ts';
import { KEPT_IN_BANK, lendingAccount, stepOf, lowestSince, ROUND } from './lending.ts';
import { at, type Play } from './moneyPlay.ts';

const MILLION = 1_000_000;
/**
 * Own capital of a shop, in đồng for each card of its customers. It earns 3 to 8 % a month: a margin of half a percent,
 * turned over some eighteen times, of which rent and wages take half.
 */
const CAPITAL_PER_CARD = 1_600_000;
/** What the company has to lend, in đồng: for a few large orders at once, and for each card of all shops. */
const [LENT_AT_LEAST, LENT_PER_CARD] = [600 * MILLION, 2 * MILLION];
/** Cash that stays in the box when the rest goes to the bank, in đồng. */
export const CASH_IN_BOX = 40 * MILLION;
/** Cash of the company below which it fetches some from the bank, and how much then, in đồng. */
const [COMPANY_CASH, FETCHED] = [120 * MILLION, 100 * MILLION];
/** Days after which a partner's order is paid for, on the next Friday. */
const PARTNER_DAYS = 14;
/** Days of the week, Sunday is 0: cash goes to the bank on two of them, partners pay on one. */
const [TO_BANK, PARTNERS_PAY] = [[1, 4], 5];

/** Opening balance of the main account of a shop with so many cards and accounts; the next one has half as much, and so on. */
export function capitalInBank(cards: number, accountCount: number): number {
  const parts = Array.from({ length: accountCount }, (_, place) => 1 / (place + 1)).reduce(
    (sum, part) => sum + part,
    0,
  );
  const inBank = Math.max(ROUND, cards * CAPITAL_PER_CARD - CASH_IN_BOX);
  return Math.ceil(inBank / parts / ROUND) * ROUND;
}

/** What the company has to lend to shops with so many cards. */
export function lentCapital(cards: number): number {
  return LENT_AT_LEAST + cards * LENT_PER_CARD;
}

/** The evening of a day so many days ago: cash goes to the bank, partners pay, and what lies idle goes back to the company. */
export function settleEvening(play: Play, branch: Branch, ago: number): void {
  if (ago === 0) return;
  const own = { ...play, dice: play.capitalDice };
  const weekday = weekdayOf(addDays(businessDateOf(instantAt(play.now)), -ago));
  if (TO_BANK.includes(weekday)) bankCash(own, branch, ago);
  if (weekday === PARTNERS_PAY) collectFromPartner(own, branch, ago);
  returnIdle(own, branch, ago);
}

/** Day of the week, Sunday is 0. */
function weekdayOf(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function bankCash(play: Play, { shop, bankCardIds }: Branch, ago: number): void {
  const cash = balanceOf(play.world, shop.shopId, accounts.cash);
  const Amount = Math.floor((cash - CASH_IN_BOX) / (5 * MILLION)) * 5 * MILLION;
  if (Amount <= 0) return;
  const funds = { Method: 1 as const, ToMethod: 2 as const, ToBankCardID: bankCardIds[0] };
  const Description = 'Nộp tiền mặt vào tài khoản';
  must(transferFund(play.world, { Amount, ...funds, Description }, at(play, shop.ownerId, shop.shopId, ago, 16)));
}

/** The partner pays its older orders as agreed that day; the newer ones stay open. */
function collectFromPartner(play: Play, branch: Branch, ago: number): void {
  const { world } = play;
  const { shopId, ownerId } = branch.shop;
  const context = at(play, ownerId, shopId, ago, 15);
  const before = addDays(context.businessDate, -PARTNER_DAYS);
  const due = openParts(world, shopId, accounts.partner(branch.partnerId), 1).filter(
    ({ order }) => order !== undefined && businessDateOf(order.CompletedDate ?? context.now) < before,
  );
  const Amount = due.reduce((sum, part) => sum + part.Amount, 0);
  if (Amount === 0) return;
  const money = { Method: 2 as const, BankCardID: branch.bankCardIds[0], RefNo: `FT${play.dice.digits(11)}` };
  const ScheduleIDs = due.map(({ ScheduleID }) => ScheduleID);
  must(
    payPartner(
      world,
      { PartnerID: branch.partnerId, Amount, ScheduleIDs, ...money, Note: 'Đối soát thứ sáu' },
      context,
    ),
  );
}

/** What the fullest account holds beyond what it needs goes back, as far as anything is owed. */
function returnIdle(play: Play, branch: Branch, ago: number): void {
  const { world } = play;
  const { shopId, ownerId } = branch.shop;
  const BankCardID = fullestAccount(world, branch);
  const lender = lendingAccount(world);
  if (BankCardID === undefined || lender === undefined) return;
  const idle = balanceOf(world, shopId, accounts.bank(BankCardID)) - KEPT_IN_BANK;
  const Amount = Math.floor(Math.min(idle, owedToCompany(world, shopId)) / MILLION) * MILLION;
  if (Amount < stepOf(branch)) return;
  const funds = { FromFund: { Method: 2 as const, BankCardID }, ToFund: { Method: 2 as const, BankCardID: lender } };
  const context = at(play, ownerId, shopId, ago, 18);
  must(pushMoney(world, { Kind: 3, Amount, ...funds, Note: 'Hoàn vốn đã ứng' }, context));
}

/** The company fetches cash for the counters before it has too little. */
export function fetchCompanyCash(play: Play, ago: number): void {
  const { world, bossId } = play;
  const context = at({ ...play, dice: play.capitalDice }, bossId, COMPANY_SHOP_ID, ago, 7);
  const BankCardID = lendingAccount(world);
  if (lowestSince(world, accounts.cash, context) >= COMPANY_CASH) return;
  const funds = { Method: 2 as const, BankCardID, ToMethod: 1 as const };
  must(transferFund(world, { Amount: FETCHED, ...funds, Description: 'Rút tiền mặt cho các quầy' }, context));
}
