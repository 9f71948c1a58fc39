/** Every money command that can be taken back, and the command that takes it back. */
import { decideHeld } from '../core/inbox/decideHeld.ts';
import { cancelCashBackPayment } from '../core/cashBacks/cancelCashBack.ts';
import { reopenDay } from '../core/dayMoney/reopenDay.ts';
import { decideAdjustment } from '../core/debts/adjustDebt.ts';
import { cancelPayDebt } from '../core/debts/cancelDebt.ts';
import { deleteBadExpense } from '../core/losses/badExpense.ts';
import { decideLoss } from '../core/losses/decideLoss.ts';
import { cancelLotPayment } from '../core/lots/payLot.ts';
import type { Result } from '../core/command/result.ts';
import { changeScheduleStatus } from '../core/schedules/changeStatus.ts';
import { correctPercent } from '../core/schedules/correctPercent.ts';
import { cancelLine } from '../core/schedules/cancelLine.ts';
import { cancelWithdrawal } from '../core/schedules/swipes.ts';
import { nowOf, type Stage } from '../core/testing/storyStage.ts';
import { REASON, type Step } from '../core/testing/storyStep.ts';
import { hasVoucherType } from '../core/records/voucher.ts';
import { cancelVoucher } from '../core/vouchers/cancelVoucher.ts';
import { decideVoucher } from '../core/vouchers/decideVoucher.ts';

type Undo = (stage: Stage) => Result<unknown> | undefined;

const debt: Undo = (stage) => {
  const made = stage.world.debts.rows.at(-1);
  if (made?.Status === 0)
    return decideAdjustment(stage.world, { DebtID: made.DebtID, Status: 3, Reason: REASON }, nowOf(stage));
  return made && cancelPayDebt(stage.world, { DebtID: made.DebtID, Reason: REASON }, nowOf(stage));
};

const line: Undo = (stage) => {
  const made = stage.world.moneyLines.rows.at(-1);
  const command = { PaymentID: made?.PaymentID ?? 0, Reason: REASON };
  return made && cancelLine(stage.world, made.Kind, command, nowOf(stage));
};

/** The second person's call now. */
const secondOf = (stage: Stage) => ({ ...nowOf(stage), userId: stage.secondId });

const close: Undo = (stage) => {
  const made = stage.world.dayCloses.rows.at(-1);
  const proposed = made && reopenDay(stage.world, { Date: made.Date, Reason: REASON }, nowOf(stage));
  if (!proposed?.ok) return proposed;
  const { ReopeningID } = proposed.value.reopening;
  return reopenDay(stage.world, { ReopeningID, Status: 1 }, secondOf(stage));
};

/** What takes back the last document of each kind of step. */
const UNDO = {
  pay: line,
  collect: line,
  send: line,
  'pay debt': debt,
  'pay back': debt,
  'pay by card': debt,
  adjust: debt,
  'pay partner': debt,
  offset: debt,
  'offset own': debt,
  swipe: (stage) => {
    const made = stage.world.swipes.rows.at(-1);
    const ids = { ScheduleID: made?.ScheduleID ?? 0, LogWithdrawalId: made?.logWithdrawalId ?? 0 };
    return made && cancelWithdrawal(stage.world, { ...ids, Reason: REASON }, nowOf(stage));
  },
  'cash back': (stage) => {
    const made = stage.world.cashBackPayments.rows.at(-1);
    return made && cancelCashBackPayment(stage.world, { paymentID: made.paymentID, Reason: REASON }, nowOf(stage));
  },
  'pay lot': (stage) => {
    const made = stage.world.lotPayments.rows.at(-1);
    return made && cancelLotPayment(stage.world, { payNumberLoID: made.payNumberLoID, Reason: REASON }, nowOf(stage));
  },
  voucher: (stage) => {
    const made = stage.world.vouchers.rows.at(-1);
    const context = { ...nowOf(stage), shopId: made?.ShopID ?? 0 };
    if (made?.Status === 0 && hasVoucherType(made)) {
      return decideVoucher(stage.world, made.type, { ...made, Status: 3, Reason: REASON }, context);
    }
    return made && cancelVoucher(stage.world, { paymentID: made.paymentID, Reason: REASON }, context);
  },
  transfer: (stage) => {
    const made = stage.world.vouchers.rows.at(-1);
    const context = { ...nowOf(stage), shopId: made?.ShopID ?? 0 };
    return made && cancelVoucher(stage.world, { paymentID: made.paymentID, Reason: REASON }, context);
  },
  'close day': close,
  'close fund': close,
  'settle on': (stage) => {
    const ScheduleID = stage.world.statusLogs.rows.at(-1)?.ScheduleID ?? 0;
    if (stage.world.schedules.get(ScheduleID)?.Status !== 4) return undefined;
    return changeScheduleStatus(stage.world, { ScheduleID, Status: 2, Note: REASON }, nowOf(stage));
  },
  correct: (stage) => {
    const made = stage.world.percentChanges.rows.at(-1);
    if (!made || stage.world.percentChanges.rows.filter(({ At }) => At === made.At).length > 1) return undefined;
    const { ScheduleID, Field, Old, logWithdrawalId } = made;
    return correctPercent(stage.world, { ScheduleID, logWithdrawalId, [Field]: Old, Reason: REASON }, nowOf(stage));
  },
  loss: (stage) => {
    const made = stage.world.badExpenses.rows.at(-1);
    if (made?.Status === 0) return decideLoss(stage.world, { id: made.id, Status: 3, Reason: REASON }, secondOf(stage));
    return made && deleteBadExpense(stage.world, { id: made.id, Reason: REASON }, nowOf(stage));
  },
} as const satisfies Partial<Record<Step['kind'], Undo>>;

/** Takes back what a step did: a proposal by who made it, what needs two persons with the second one's approval. */
export function undo(stage: Stage, kind: keyof typeof UNDO): Result<unknown> | undefined {
  const proposed = waitingIn(stage);
  if (proposed) return decideHeld(stage.world, { ...proposed, Status: 3, Reason: REASON }, nowOf(stage));
  const undone = UNDO[kind](stage);
  const held = waitingIn(stage);
  return held && undone?.ok ? decideHeld(stage.world, { ...held, Status: 1 }, secondOf(stage)) : undone;
}

function waitingIn({ world, owner }: Stage): { HeldWriteID: number } | undefined {
  const held = world.heldWrites.by('waiting', owner.shopId).at(-1);
  return held && { HeldWriteID: held.HeldWriteID };
}

/** Kinds of step that can be taken back. */
export const UNDOABLE = Object.keys(UNDO) as (keyof typeof UNDO)[];
