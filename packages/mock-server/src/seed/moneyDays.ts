/** What happens around the orders: the company pushes money every morning, vouchers are written, approved and cancelled. */
import { COMPANY_SHOP_ID, type Context } from '../core/command/context.ts';
import { businessDateOf, instantAt } from '../core/values/dates.ts';
import { pushMoney } from '../core/dayMoney/pushMoney.ts';
import { balanceAt } from '../core/debts/compareDebt.ts';
import { VOUCHER_KIND } from '../core/records/voucher.ts';
import { cancelVoucher } from '../core/vouchers/cancelVoucher.ts';
import { must } from './actor.ts';
import type { Branch } from './branch.ts';
import { keepBankBooks } from './bankBooks.ts';
import { CASH_IN_BOX, fetchCompanyCash, lentCapital, settleEvening } from './capital.ts';
import { lendFor, openLending } from './lending.ts';
import { closeDays, compareParties, meetLosses } from './moneyEnds.ts';
import { at, book, write, type MoneyStage, type Play } from './moneyPlay.ts';
import { playOwnerDay } from './ownerMoney.ts';
import { INCOMES, SMALL_EXPENSES } from './moneyWords.ts';
import { ownDice } from './ownDice.ts';

const MILLION = 1_000_000;
const { income, expense } = VOUCHER_KIND;

/** Before the first day: the company has its capital, and each counter its change. */
export function openMoney(stage: MoneyStage): Play {
  const bossId = stage.world.users.by('name', 'congty')[0]?.UserID ?? 0;
  const dice = ownDice(stage.seed, 'money beside orders');
  const play = { ...stage, dice, capitalDice: ownDice(stage.seed, 'capital'), bossId };
  foundCompany(play);
  for (const branch of stage.branches) layInCash(play, branch);
  return play;
}

/** After the last day: losses, comparisons and closed days of every shop. */
export function endMoney(play: Play): void {
  for (const branch of play.branches) {
    meetLosses(play, branch);
    compareParties(play, branch);
    closeDays(play, branch);
  }
  const [first] = play.branches;
  if (first) keepBankBooks(play, first);
}

/** The company's own books: capital in cash and in an account, and the costs of its office. */
function foundCompany(play: Play): void {
  const { world, days } = play;
  const opening = at(play, play.bossId, COMPANY_SHOP_ID, days, 8);
  const cards = play.branches.reduce((sum, branch) => sum + branch.cards, 0);
  const BankCardID = openLending(world, lentCapital(cards), opening);
  book(play, opening, [income, 'Góp vốn'], { Amount: 250 * MILLION, Description: 'Góp vốn tiền mặt ban đầu' });
  for (let ago = days - 10; ago > 0; ago -= 30) {
    const month = at(play, play.bossId, COMPANY_SHOP_ID, ago, 10);
    const rent = {
      Amount: Math.max(1, Math.round(cards / 60)) * MILLION,
      Method: 2 as const,
      BankCardID,
      Description: 'Thuê văn phòng công ty',
    };
    write(play, month, [expense, 'Thuê mặt bằng'], rent);
  }
}

/** Change for the counter, so that its cash never runs out. */
function layInCash(play: Play, branch: Branch): void {
  const opening = at(play, branch.shop.ownerId, branch.shop.shopId, play.days - 1, 8);
  book(play, opening, [income, 'Góp vốn'], { Amount: CASH_IN_BOX, Description: 'Vốn tiền mặt ban đầu của quầy' });
}

/** What happens beside the orders of all shops on a day so many days before the last. */
export function playMoneyDay(play: Play, ago: number): void {
  fetchCompanyCash(play, ago);
  for (const branch of play.branches) playBranchDay(play, branch, ago);
}

function playBranchDay(play: Play, branch: Branch, ago: number): void {
  const { dice, days } = play;
  const { shopId, ownerId } = branch.shop;
  pushDay(play, branch, ago);
  const context = at(play, ownerId, shopId, ago, 11);
  const most = Math.max(4, Math.round(branch.cards / 6));
  if (dice.chance(35)) {
    const [name, Description] = dice.pick(SMALL_EXPENSES);
    book(play, context, [expense, name], { Amount: dice.whole(2, most) * 25_000, Description });
  }
  if (dice.chance(12)) {
    const [name, Description] = dice.pick(INCOMES);
    write(play, context, [income, name], { Amount: dice.whole(1, Math.ceil(most / 4)) * 50_000, Description });
  }
  playOwnerDay(play, branch, ago);
  if (ago % 30 === 8 && ago < days - 1) payCommissions(play, branch, context);
  if (ago % 17 === 3) {
    const bank = { Method: 2 as const, BankCardID: branch.bankCardIds[0] };
    const twice = { ...bank, Amount: 33_000, Description: 'Phí chuyển khoản nhanh, ghi hai lần' };
    const { paymentID } = write(play, context, [expense, 'Phí chuyển khoản'], twice);
    must(cancelVoucher(play.world, { paymentID, Reason: 'Ghi trùng phiếu' }, at(play, ownerId, shopId, ago, 16)));
  }
  settleEvening(play, branch, ago);
}

/** Cash comes every morning and most of it goes back in the evening; now and then more is asked for. */
function pushDay(play: Play, branch: Branch, ago: number): void {
  const { world, dice, bossId } = play;
  const ToShopID = branch.shop.shopId;
  const morning = at(play, bossId, COMPANY_SHOP_ID, ago, 8);
  must(pushMoney(world, { Kind: 1, ToShopID, Amount: 20 * MILLION, Note: 'Tiền đầu ngày cho quầy' }, morning));
  const more = dice.chance(15) ? dice.whole(1, 2) * 5 * MILLION : 0;
  if (more > 0) {
    const noon = at(play, bossId, COMPANY_SHOP_ID, ago, 13);
    must(pushMoney(world, { Kind: 2, ToShopID, Amount: more, Note: 'Ứng thêm buổi chiều' }, noon));
  }
  if (ago === 0) return;
  const Amount = 20 * MILLION + (dice.chance(70) ? more : 0);
  must(
    pushMoney(
      world,
      { Kind: 3, Amount, Note: 'Hoàn tiền cuối ngày' },
      at(play, branch.shop.ownerId, ToShopID, ago, 18),
    ),
  );
}

/** Each collaborator is paid what was owed by then. */
function payCommissions(play: Play, branch: Branch, context: Context): void {
  const { world, now } = play;
  const today = businessDateOf(instantAt(now));
  for (const PartyID of branch.affIds) {
    const party = { DebtType: 3 as const, PartyID };
    const owed = -Math.max(
      balanceAt(world, branch.shop.shopId, party, context.businessDate),
      balanceAt(world, branch.shop.shopId, party, today),
    );
    if (owed <= 0) continue;
    const payment = { PartyType: 3 as const, PartyID, Amount: Math.min(owed, 9_000_000) };
    const bank = { Method: 2 as const, BankCardID: branch.bankCardIds[0] };
    const Description = 'Trả hoa hồng giới thiệu khách';
    lendFor({ world, branch }, { ...bank, Amount: payment.Amount }, context);
    book(play, context, [expense, 'Hoa hồng CTV'], { ...payment, ...bank, Description });
  }
}
