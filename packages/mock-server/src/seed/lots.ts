/** Each evening the day's lots are settled against their slips; at the end some money is late, short, or ahead of its lots. */
import { addCashBack } from '../core/cashBacks/addCashBack.ts';
import { cancelCashBackPayment } from '../core/cashBacks/cancelCashBack.ts';
import { listCompanyCashBacks } from '../core/cashBacks/listCashBacks.ts';
import { payCashBack } from '../core/cashBacks/payCashBack.ts';
import type { Context } from '../core/command/context.ts';
import { businessDateOf, daysBetween, instantAt } from '../core/values/dates.ts';
import { lotFigures } from '../core/lots/lotFigures.ts';
import { overdueLots } from '../core/lots/overdueLots.ts';
import { payNumberLot } from '../core/lots/payLot.ts';
import { updateNumberLot } from '../core/lots/updateLot.ts';
import type { Pos } from '../core/records/funds.ts';
import type { NumberLot } from '../core/records/lot.ts';
import type { World } from '../core/store/world.ts';
import { actAs, must } from './actor.ts';
import type { ShopDay } from './day.ts';
import { lendFor } from './lending.ts';

const MILLION = 1_000_000;
/** Payments of the late POS that the bank took back. */
const TAKEN_BACK = 3;

/** Settles the lots of a day as their slips say; on the last full day the slip of the first POS has a bill nobody entered. */
export function settleLots({ world, dice, branch, to, now }: ShopDay): void {
  const context = actAs(dice, branch.shop.ownerId, branch.shop.shopId, Math.min(to, now));
  const isLastDay = daysBetween(context.businessDate, businessDateOf(instantAt(now))) === 1;
  for (const [place, pos] of branch.poses.entries()) {
    const lot = world.numberLots.by('pos', pos.posID).at(-1);
    if (lot?.BusinessDate !== context.businessDate) continue;
    const { BillCount, TotalAmount } = lotFigures(world, lot);
    const missing = isLastDay && place === 0 ? 1 : 0;
    const slip = { SlipCount: BillCount + missing, SlipAmount: TotalAmount + missing * 5 * MILLION };
    must(updateNumberLot(world, { ...keyOf(lot), ...slip, IsSettled: true }, context));
  }
}

/** Leaves money in every state: taken back and late, in part, short by a rounding, announced, and ahead of its lots. */
export function leaveLotsOpen({ world, dice, branch, to, now }: ShopDay): void {
  const context = actAs(dice, branch.shop.ownerId, branch.shop.shopId, Math.min(to, now));
  const last = branch.poses.at(-1);
  if (last) letComeLate({ world, branch }, last, context);
  if (branch.poses.some((pos) => pos.PosParentID !== undefined)) payAhead(world, branch.poses, context);
}

function letComeLate({ world, branch }: Pick<ShopDay, 'world' | 'branch'>, pos: Pos, context: Context): void {
  const payments = world.cashBackPayments.by('pos', pos.posID).filter((payment) => payment.Status === 1);
  for (const payment of payments.slice(-TAKEN_BACK)) {
    const { paymentID, PaidAt, BusinessDate } = payment;
    lendFor({ world, branch }, payment, { ...context, now: PaidAt, businessDate: BusinessDate });
    const cancel = { paymentID, Reason: 'Ngân hàng thu hồi do chuyển nhầm tài khoản' };
    must(cancelCashBackPayment(world, cancel, context));
  }
  const late = overdueLots(world, [pos.ShopID], context.businessDate).filter(({ lot }) => lot.PosID === pos.posID);
  const [first, second, ...others] = late;
  const ways = { Method: 2 as const, BankCardID: pos.BankCardID };
  if (first) {
    const Amount = Math.max(1, Math.floor((first.Remain * 0.6) / MILLION) * MILLION);
    must(payNumberLot(world, { NumberLoID: first.lot.numberLoID, Amount, ...ways, Note: 'Về đợt 1' }, context));
  }
  if (second) closeRounded(world, second.lot, ways, context);
  const ExpectedAmount = others.reduce((sum, each) => sum + each.Remain, 0);
  if (ExpectedAmount === 0) return;
  const Note = 'Ngân hàng hẹn chuyển lại';
  must(addCashBack(world, { PosParentID: pos.posID, Date: context.businessDate, ExpectedAmount, Note }, context));
}

/** All but one đồng comes, which is closed as a rounding difference. */
function closeRounded(world: World, lot: NumberLot, ways: { Method: 2; BankCardID?: number }, context: Context): void {
  const { Remain } = lotFigures(world, lot);
  must(payNumberLot(world, { NumberLoID: lot.numberLoID, Amount: Remain - 1, ...ways }, context));
  const { SlipCount, SlipAmount } = lot;
  must(updateNumberLot(world, { ...keyOf(lot), SlipCount, SlipAmount, CloseRounding: true }, context));
}

/** The owner of a parent POS sends a round sum, more than is left of its lots. */
function payAhead(world: World, poses: readonly Pos[], context: Context): void {
  const parentId = poses.find((pos) => pos.PosParentID !== undefined)?.PosParentID;
  const owed = listCompanyCashBacks(world, context).find((row) => row.PosParentID === parentId);
  if (!owed || parentId === undefined) return;
  const Amount = (Math.ceil(Math.max(0, owed.LotRemain) / (10 * MILLION)) + 2) * 10 * MILLION;
  const money = { Method: 2 as const, BankCardID: world.poses.get(parentId)?.BankCardID };
  const Note = 'Ứng tròn cho các lô sau';
  must(payCashBack(world, { PosParentID: parentId, Type: 2, Amount, ...money, Note }, context));
}

function keyOf({ numberLoID, Version }: NumberLot) {
  return { numberLoID, Version };
}
