/** A day of the past: money comes for the lots, orders are worked on, fees are paid later; a month ends with bills, commissions and the company's advances. */
import { COMPANY_SHOP_ID } from '../core/command/context.ts';
import { daysBetween, type IsoDate } from '../core/values/dates.ts';
import { owedToCompany, pushMoney } from '../core/dayMoney/pushMoney.ts';
import { openParts } from '../core/debts/openDebts.ts';
import { payDebt } from '../core/debts/payDebt.ts';
import { payPartner } from '../core/debts/payPartner.ts';
import { accounts } from '../core/records/accounts.ts';
import { balanceOf } from '../core/ledger/balance.ts';
import { lotFigures } from '../core/lots/lotFigures.ts';
import { payNumberLot } from '../core/lots/payLot.ts';
import { VOUCHER_KIND } from '../core/records/voucher.ts';
import { addVoucher } from '../core/vouchers/addVoucher.ts';
import { must } from './actor.ts';
import { approved } from './moneyPlay.ts';
import { contextAt, writeOrder, type Counter } from './longOrder.ts';

const MILLION = 1_000_000;
/** Orders of a shop on a day. */
const [FEWEST, MOST] = [7, 12];
/** Minutes of the day. */
const OPENING = 8 * 60;
const LAST_ORDER = 17 * 60;
/** Most a voucher may carry without approval. */
const MOST_PAID = 9_900_000;
const BILLS = ['Điện nước Internet', 'Phí chuyển khoản', 'Quảng cáo', 'Chi khác'];

/** Plays one whole day of a shop. */
export function playLongDay(counter: Counter, date: IsoDate): void {
  const { dice } = counter;
  receive(counter, date);
  const count = dice.whole(FEWEST, MOST);
  const step = Math.floor((LAST_ORDER - OPENING) / count);
  for (let place = 0; place < count; place += 1) writeOrder(counter, date, OPENING + place * step);
  settleLots(counter, date);
  collect(counter, date);
  if (dice.chance(40)) payBill(counter, date);
}

/** What yesterday's lots are worth comes in the morning. */
function receive(counter: Counter, date: IsoDate): void {
  const { world, branch, lots } = counter;
  const context = contextAt(counter, date, OPENING - 20, branch.shop.ownerId);
  for (const { numberLoID, PosID } of lots.values()) {
    const lot = world.numberLots.get(numberLoID);
    if (!lot) continue;
    const { Remain } = lotFigures(world, lot);
    const BankCardID = world.poses.get(PosID)?.BankCardID;
    if (Remain > 0)
      must(payNumberLot(world, { NumberLoID: numberLoID, Amount: Remain, Method: 2, BankCardID }, context));
  }
  lots.clear();
}

/** In the evening each lot is settled against its slip. */
function settleLots(counter: Counter, date: IsoDate): void {
  const { world, branch, lots } = counter;
  const { now: SettledAt } = contextAt(counter, date, LAST_ORDER + 50, branch.shop.ownerId);
  for (const [posId, lot] of lots) {
    const { BillCount, TotalAmount } = lotFigures(world, lot);
    lots.set(posId, world.numberLots.put({ ...lot, SlipCount: BillCount, SlipAmount: TotalAmount, SettledAt }));
  }
}

/** Fees left open are paid within three weeks. */
function collect(counter: Counter, date: IsoDate): void {
  const { world, dice, branch } = counter;
  const context = contextAt(counter, date, LAST_ORDER + 30, branch.shop.ownerId);
  const isDue = ({ since }: Counter['unpaid'][number]) => daysBetween(since, date) > 2 && dice.chance(15);
  const due = counter.unpaid.filter(isDue);
  for (const { customerId, scheduleId, amount } of due) {
    const payment = { CustomerID: customerId, ScheduleID: scheduleId, Amount: amount, Method: 1 as const };
    must(payDebt(world, payment, context));
  }
  counter.unpaid = counter.unpaid.filter((debt) => !due.includes(debt));
}

function payBill(counter: Counter, date: IsoDate): void {
  const { dice } = counter;
  const name = dice.pick(BILLS);
  pay(counter, date, { name, Amount: dice.whole(2, 60) * 50_000, Description: `${name} ngày ${date.slice(8)}` });
}

function pay(
  counter: Counter,
  date: IsoDate,
  { name, ...command }: { name: string; Amount: number; Description: string; PartyType?: 3; PartyID?: number },
): void {
  const { world, branch } = counter;
  const type = world.voucherTypes.by('shop', branch.shop.shopId).find((each) => each.name === name);
  const context = contextAt(counter, date, LAST_ORDER + 40, branch.shop.ownerId);
  const ConfigID = type?.ConfigID ?? 0;
  const voucher = must(
    addVoucher(
      world,
      VOUCHER_KIND.expense,
      { ...command, ConfigID, Method: 1, Reason: 'Chi trước, chờ bơm tiền' },
      context,
    ),
  );
  approved(world, voucher, context);
}

/** On the 28th wages, rent, commissions and the partner are paid, and what the company advanced is given back. */
export function playLongMonth(counter: Counter, date: IsoDate): void {
  const { world, dice, branch } = counter;
  const { shopId, ownerId } = branch.shop;
  const month = `tháng ${date.slice(5, 7)}`;
  pay(counter, date, { name: 'Lương', Amount: MOST_PAID, Description: `Lương ${month}` });
  pay(counter, date, { name: 'Thuê mặt bằng', Amount: dice.whole(12, 19) * 500_000, Description: `Mặt bằng ${month}` });
  for (const PartyID of branch.affIds) {
    const Amount = Math.min(MOST_PAID, -balanceOf(world, shopId, accounts.aff(PartyID)));
    const Description = `Hoa hồng ${month}`;
    if (Amount > 0) pay(counter, date, { name: 'Hoa hồng CTV', Amount, Description, PartyType: 3, PartyID });
  }
  payForPartner(counter, date);
  const inCompany = { ...contextAt(counter, date, LAST_ORDER, ownerId), shopId: COMPANY_SHOP_ID };
  const inShop = contextAt(counter, date, LAST_ORDER + 5, ownerId);
  const owed = owedToCompany(world, shopId);
  if (owed > 0) must(pushMoney(world, { Kind: 3, ToShopID: shopId, Amount: owed }, inShop));
  const FromFund = { Method: 2 as const, BankCardID: world.bankCards.by('shop', COMPANY_SHOP_ID)[0]?.BankCardID };
  const advance = { Kind: 1 as const, ToShopID: shopId, Amount: dice.whole(2, 6) * 10 * MILLION, FromFund };
  must(pushMoney(world, advance, inCompany));
}

/** The partner pays what was swiped on its POS. */
function payForPartner(counter: Counter, date: IsoDate): void {
  const { world, branch } = counter;
  const { partnerId: PartnerID, bankCardIds } = branch;
  const open = openParts(world, branch.shop.shopId, accounts.partner(PartnerID), 1);
  const Amount = open.reduce((sum, part) => sum + part.Amount, 0);
  const context = contextAt(counter, date, LAST_ORDER + 20, branch.shop.ownerId);
  if (Amount > 0) must(payPartner(world, { PartnerID, Amount, Method: 2, BankCardID: bankCardIds[0] }, context));
}
