/** What a shop costs and what its owner takes out of it follow from how much business it has, so that it earns in every month. */
import { addDays, businessDateOf, instantAt } from '../core/values/dates.ts';
import { accounts } from '../core/records/accounts.ts';
import { closingOn } from '../core/ledger/balance.ts';
import { VOUCHER_KIND, VOUCHER_STATUS, type Voucher } from '../core/records/voucher.ts';
import type { Branch } from './branch.ts';
import { at, decide, write, type Play } from './moneyPlay.ts';

const MILLION = 1_000_000;
const { expense } = VOUCHER_KIND;
/** Rent and wages of a month, in đồng for each card of the shop's customers. */
const [RENT_PER_CARD, WAGES_PER_CARD] = [22_000, 56_000];
/** Cash that stays in the box when the owner takes the rest. */
const KEPT_IN_CASH = 40 * MILLION;
/** The owner takes out whole tens of millions, of which even one waits for the company. */
const DRAWN = 10 * MILLION;
/** Days of a month on which money of the owner moves, counted back from today. */
const [RENT_DAY, WAGES_DAY, DRAWING_DAY] = [5, 8, 2];

/** Rent, wages and idle cash of a day so many days ago; the last drawing still waits for the company's approval. */
export function playOwnerDay(play: Play, branch: Branch, ago: number): void {
  if (ago % 30 === RENT_DAY) payRent(play, branch, ago);
  if (ago % 30 === WAGES_DAY && ago < play.days - 1) payWages(play, branch, ago);
  if (ago % 30 === DRAWING_DAY) drawIdleCash(play, branch, ago);
  if (ago === 1) draw(play, branch, ago, DRAWN);
}

function payRent(play: Play, branch: Branch, ago: number): void {
  const said = { Amount: perCard(branch, RENT_PER_CARD), Description: 'Tiền thuê mặt bằng tháng này' };
  approve(play, pay(play, branch, ago, 'Thuê mặt bằng', said), ago);
}

/** Written with one zero too many, refused by the company, and written again. */
function payWages(play: Play, branch: Branch, ago: number): void {
  const Amount = perCard(branch, WAGES_PER_CARD);
  const wages = { Amount, Description: 'Lương nhân viên tháng trước' };
  const mistyped = pay(play, branch, ago, 'Lương', { ...wages, Amount: Amount * 10 });
  decide(play, mistyped.paymentID, 3, at(play, play.bossId, branch.shop.shopId, ago, 13));
  approve(play, pay(play, branch, ago, 'Lương', wages), ago);
}

/** What lies in the box beyond its usual sum, on this day and all days since. */
function drawIdleCash(play: Play, branch: Branch, ago: number): void {
  const today = businessDateOf(instantAt(play.now));
  const closings = Array.from({ length: ago + 1 }, (_, since) =>
    closingOn(play.world, branch.shop.shopId, accounts.cash, addDays(today, -since)),
  );
  const idle = Math.floor((Math.min(...closings) - KEPT_IN_CASH) / DRAWN) * DRAWN;
  if (idle > 0) approve(play, draw(play, branch, ago, idle), ago);
}

function draw(play: Play, { shop }: Branch, ago: number, Amount: number): Voucher {
  const context = at(play, shop.ownerId, shop.shopId, ago, 11);
  return write(play, context, [expense, 'Rút vốn'], { Amount, Description: 'Chủ rút tiền mặt nhàn rỗi' });
}

function pay(
  play: Play,
  { shop, bankCardIds }: Branch,
  ago: number,
  name: string,
  said: { Amount: number; Description: string },
): Voucher {
  const context = at(play, shop.ownerId, shop.shopId, ago, 11);
  return write(play, context, [expense, name], { ...said, Method: 2, BankCardID: bankCardIds[0] });
}

/** The company approves what waits for it. */
function approve(play: Play, { paymentID, ShopID, Status }: Voucher, ago: number): void {
  if (Status !== VOUCHER_STATUS.waiting) return;
  decide(play, paymentID, 1, at(play, play.bossId, ShopID, ago, 15));
}

/** A sum of a month for the shop's cards, in whole hundreds of thousands. */
function perCard({ cardIds }: Branch, each: number): number {
  return Math.max(1, Math.round((cardIds.length * each) / 100_000)) * 100_000;
}
