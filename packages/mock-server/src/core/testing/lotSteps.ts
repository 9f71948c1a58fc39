/** Steps of a story around lots and the money POS return. */
import { addCashBack } from '../cashBacks/addCashBack.ts';
import { cancelCashBackPayment } from '../cashBacks/cancelCashBack.ts';
import { payCashBack } from '../cashBacks/payCashBack.ts';
import { addLotBills } from '../bills/lotBills.ts';
import { lotFigures } from '../lots/lotFigures.ts';
import { cancelLotPayment, payNumberLot } from '../lots/payLot.ts';
import { createNumberLot, deleteNumberLot } from '../lots/saveLot.ts';
import { updateNumberLot } from '../lots/updateLot.ts';
import { LOT_PAY_KIND } from '../records/lot.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, waysOf, type Step, type Told } from './storyStep.ts';

/** A parent POS pays, pays ahead, is paid back or is adjusted. */
export function cashBack(stage: Stage, step: Step): Told {
  const PosParentID = pickFrom([...stage.posIds, stage.posIds[0] ?? 0], step.a) ?? 0;
  const Type = pickFrom([1, 1, 2, 3, 4] as const, step.b) ?? 1;
  const Amount = Type === 4 && step.flag ? -step.amount : step.amount;
  const command = { PosParentID, Type, Amount, Reason: REASON, ...waysOf(stage, step) };
  const words = `tiền về loại ${Type} ${Amount} đ của POS ${PosParentID}`;
  return { words, result: payCashBack(stage.world, command, nowOf(stage)) };
}

/** A cash back is cancelled, once more if it already was. */
export function cancelCashBack(stage: Stage, { a }: Step): Told | undefined {
  const payment = pickFrom(stage.world.cashBackPayments.rows, a);
  if (!payment) return undefined;
  const command = { paymentID: payment.paymentID, Reason: REASON };
  const words = `hủy tiền về ${payment.paymentID}`;
  return { words, result: cancelCashBackPayment(stage.world, command, nowOf(stage)) };
}

/** A cash back is announced. */
export function announce(stage: Stage, { a, amount }: Step): Told {
  const command = { PosParentID: pickFrom(stage.posIds, a) ?? 0, Date: '2026-11-21', ExpectedAmount: amount };
  return { words: `báo tiền về ${amount} đ`, result: addCashBack(stage.world, command, nowOf(stage)) };
}

/** A lot is paid: in full, or some other amount. */
export function payLot(stage: Stage, step: Step): Told | undefined {
  const lot = pickFrom(stage.world.numberLots.rows, step.a);
  if (!lot) return undefined;
  const { Remain } = lotFigures(stage.world, lot);
  const Amount = step.flag ? Remain + (step.b % 3) - 1 : step.amount;
  const command = { NumberLoID: lot.numberLoID, Amount, ...waysOf(stage, step) };
  return { words: `lô ${lot.numberLoID} về ${Amount} đ`, result: payNumberLot(stage.world, command, nowOf(stage)) };
}

/** A payment of a lot is cancelled, mostly an adjustment; parts of cash backs too, which is refused. */
export function cancelLotPay(stage: Stage, { a, flag }: Step): Told | undefined {
  const { rows } = stage.world.lotPayments;
  const adjustments = rows.filter((row) => row.Kind !== LOT_PAY_KIND.money);
  const payment = pickFrom(flag && adjustments.length > 0 ? adjustments : rows, a);
  if (!payment) return undefined;
  const command = { payNumberLoID: payment.payNumberLoID, Reason: REASON };
  const words = `hủy tiền lô ${payment.payNumberLoID}`;
  return { words, result: cancelLotPayment(stage.world, command, nowOf(stage)) };
}

/** A lot is settled, reopened, closed as rounding or adjusted. */
export function changeLot(stage: Stage, { a, b, amount, flag }: Step): Told | undefined {
  const lot = pickFrom(stage.world.numberLots.rows, a);
  if (!lot) return undefined;
  const { BillCount: SlipCount, TotalAmount } = lotFigures(stage.world, lot);
  const slip = { numberLoID: lot.numberLoID, Version: lot.Version, SlipCount, SlipAmount: TotalAmount + (b % 2) };
  const change = pickFrom(
    [
      { IsSettled: flag },
      { CloseRounding: true },
      { AdjustAmount: b % 2 === 0 ? amount : -amount, Reason: REASON },
      { IsSettled: true, Reason: flag ? REASON : undefined },
    ],
    b,
  );
  const words = `sửa lô ${lot.numberLoID} ${JSON.stringify(change)}`;
  return { words, result: updateNumberLot(stage.world, { ...slip, ...change }, nowOf(stage)) };
}

/** A swipe goes into a lot or out of it. */
export function moveBill(stage: Stage, { a, b, flag }: Step): Told | undefined {
  const lot = pickFrom(stage.world.numberLots.rows, a);
  const swipe = pickFrom(stage.world.swipes.rows, b);
  if (!lot || !swipe) return undefined;
  const ids = [swipe.logWithdrawalId];
  const change = flag ? { AddIDs: ids } : { RemoveIDs: ids };
  const words = `${flag ? 'đưa' : 'lấy'} lượt quẹt ${swipe.logWithdrawalId} ${flag ? 'vào' : 'khỏi'} lô ${lot.numberLoID}`;
  const command = { numberLoID: lot.numberLoID, ...change };
  return { words, result: addLotBills(stage.world, command, nowOf(stage)) };
}

/** A lot is opened by hand, or deleted. */
export function openOrDeleteLot(stage: Stage, { a, b, flag }: Step): Told | undefined {
  const lot = pickFrom(stage.world.numberLots.rows, a);
  if (flag && lot) {
    const result = deleteNumberLot(stage.world, { numberLoID: lot.numberLoID }, nowOf(stage));
    return { words: `xóa lô ${lot.numberLoID}`, result };
  }
  const command = { PosID: pickFrom(stage.posIds, a) ?? 0, BusinessDate: '2026-11-20', LotNo: `00000${b % 3}` };
  return { words: `mở lô ${command.LotNo}`, result: createNumberLot(stage.world, command, nowOf(stage)) };
}
