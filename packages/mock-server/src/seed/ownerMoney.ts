/** What a shop costs and what its owner takes out of it follow from how much business it has, so that it earns in every month. */
import { addDays, businessDateOf, instantAt } from '../core/values/dates.ts';
import { resultOf } from '../core/reports/figures/resultFigures.ts';
import { VOUCHER_KIND, VOUCHER_STATUS, type Voucher } from '../core/records/voucher.ts';
import { fullestAccount, type Branch } from './branch.ts';
import { lendFor } from './lending.ts';
import { at, decide, write, type Play } from './moneyPlay.ts';

const MILLION = 1_000_000;
const { expense } = VOUCHER_KIND;
/** Rent and wages of a month, in đồng for each card of the shop's customers. */
const [RENT_PER_CARD, WAGES_PER_CARD] = [22_000, 56_000];
/** The owner takes out whole tens of millions, of which even one waits for the company. */
const DRAWN = 10 * MILLION;
/** Profit of a month below which the owner takes nothing, in đồng. */
const LEAST_DRAWN = 3 * MILLION;
/** Days of a month on which money of the owner moves, counted back from today. */
const [RENT_DAY, WAGES_DAY, DRAWING_DAY] = [5, 8, 2];

/** Rent, wages and profit of a day so many days ago; the last drawing still waits for the company's approval. */
export function playOwnerDay(play: Play, branch: Branch, ago: number): void {
  if (ago % 30 === RENT_DAY) payRent(play, branch, ago);
  if (ago % 30 === WAGES_DAY && ago < play.days - 1) payWages(play, branch, ago);
  if (ago % 30 === DRAWING_DAY) drawProfit(play, branch, ago);
  if (ago === 1) draw(play, branch, ago, DRAWN);
}

function payRent(play: Play, branch: Branch, ago: number): void {
  const said = { Amount: perCard(branch, RENT_PER_CARD), Description: 'Tiền thuê mặt bằng tháng này' };
  pay(play, branch, ago, 'Thuê mặt bằng', said);
}

/** Written with one zero too many, refused by the company, and written again. */
function payWages(play: Play, branch: Branch, ago: number): void {
  const Amount = perCard(branch, WAGES_PER_CARD);
  const wages = { Amount, Description: 'Lương nhân viên tháng trước' };
  const context = at(play, branch.shop.ownerId, branch.shop.shopId, ago, 11);
  const fund = { Method: 2 as const, BankCardID: branch.bankCardIds[0] };
  const mistyped = write(play, context, [expense, 'Lương'], { ...wages, ...fund, Amount: Amount * 10 });
  decide(play, mistyped.paymentID, 3, at(play, play.bossId, branch.shop.shopId, ago, 13));
  pay(play, branch, ago, 'Lương', wages);
}

/** What the shop earned in thirty days, in whole tens of millions; a shop that earned next to nothing keeps it. */
function drawProfit(play: Play, branch: Branch, ago: number): void {
  const { world } = play;
  const { shopId } = branch.shop;
  const to = addDays(businessDateOf(instantAt(play.now)), -ago);
  const { NetProfit } = resultOf(world, [shopId], { from: addDays(to, -29), to });
  if (NetProfit < LEAST_DRAWN) return;
  const Amount = Math.max(DRAWN, Math.round(NetProfit / DRAWN) * DRAWN);
  const BankCardID = fullestAccount(world, branch);
  const context = at(play, branch.shop.ownerId, shopId, ago, 11);
  lendFor({ world, branch }, { BankCardID, Amount }, context);
  const said = { Amount, Method: 2 as const, BankCardID, Description: 'Chủ rút tiền hằng tháng' };
  approve(play, write(play, context, [expense, 'Rút vốn'], said), ago);
}

function draw(play: Play, { shop }: Branch, ago: number, Amount: number): Voucher {
  const context = at(play, shop.ownerId, shop.shopId, ago, 11);
  return write(play, context, [expense, 'Rút vốn'], { Amount, Description: 'Chủ rút tiền mặt nhàn rỗi' });
}

/** Pays a bill of a category by the bank. */
function pay(
  play: Play,
  branch: Branch,
  ago: number,
  name: string,
  said: { Amount: number; Description: string },
): void {
  const { ownerId, shopId } = branch.shop;
  const context = at(play, ownerId, shopId, ago, 11);
  const bill = { ...said, Method: 2 as const, BankCardID: branch.bankCardIds[0] };
  lendFor({ world: play.world, branch }, bill, context);
  approve(play, write(play, context, [expense, name], bill), ago);
}

/** The company approves what waits for it. */
function approve(play: Play, { paymentID, ShopID, Status }: Voucher, ago: number): void {
  if (Status !== VOUCHER_STATUS.waiting) return;
  decide(play, paymentID, 1, at(play, play.bossId, ShopID, ago, 15));
}

/** A sum of a month for the shop's cards, in whole hundreds of thousands. */
function perCard({ cards }: Branch, each: number): number {
  return Math.max(1, Math.round((cards * each) / 100_000)) * 100_000;
}
