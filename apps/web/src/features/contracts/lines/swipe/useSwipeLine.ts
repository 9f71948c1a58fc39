import { useRef, useState } from 'react';
import type { LogWithdrawal, Schedule, SwipeWarning } from '@so-the/api-client';
import { useListAllPosQuery } from '../../../../api/metaApi.ts';
import { useAddWithdrawalMutation, useCancelWithdrawalMutation } from '../../../../api/scheduleWorkingApi.ts';
import type { MoneyFacts } from '../../../../kit/document/ConfirmFacts.tsx';
import { lineRails, stillMissing } from '../../../../kit/document/guardRails.ts';
import { useUndo } from '../../../../kit/document/useUndo.ts';
import { debtEffect, leftToSwipe } from '../../../../kit/order/orderMoney.ts';
import { emptySwipe, swipeBody, type SwipeValues } from '../../../../kit/swipe/swipeValues.ts';
import { useSession } from '../../../../session/useSession.ts';
import { swipePlan } from '../moneyLinePlan.ts';
import { otherSwipes, posPlace } from '../otherLines.ts';
import { useLastPos } from './useLastPos.ts';
import { useStillUndoes } from '../useStillUndoes.ts';
import type { LineForm } from '../useMoneyLine.ts';

/** What the form of a swipe holds. */
export interface OrderSwipeValues extends SwipeValues {
  /** Noted only: nothing is booked yet. */
  Waiting: boolean;
}

/** A swipe that is entered, in its place or in a dialog. */
export interface BookedSwipe {
  order: Schedule;
  /** All swipes of the order. */
  swipes: readonly LogWithdrawal[];
  /** Waiting swipe to confirm; absent to add one. */
  waiting?: LogWithdrawal;
  /** Called once it is booked, noted or taken back: the order is about to be read anew. */
  onMoved: () => void;
}

/** The form of a swipe, and what its fields tell it. */
export interface SwipeLine {
  form: LineForm<OrderSwipeValues>;
  /** Told which rules the swipe breaks. */
  onRules: (broken: readonly SwipeWarning[]) => void;
  posName: (id: number | null) => string;
}

/** Books a swipe of an order, notes it as waiting, or confirms a waiting one. */
export function useSwipeLine({ order, swipes, waiting, onMoved }: BookedSwipe): SwipeLine {
  const [addWithdrawal] = useAddWithdrawalMutation();
  const [cancelWithdrawal] = useCancelWithdrawalMutation();
  const { data: poses } = useListAllPosQuery();
  const userId = useSession().user.UserID;
  const [broken, setBroken] = useState<readonly SwipeWarning[]>([]);
  const { start, remember } = useLastPos();
  const made = useRef(0);
  const { ScheduleID } = order;
  const cancel = async (LogWithdrawalId: number, Reason: string, idempotencyKey: string) => {
    await cancelWithdrawal({ ScheduleID, LogWithdrawalId, Reason, idempotencyKey }).unwrap();
    onMoved();
  };
  const undo = useUndo('lượt quẹt', cancel, useStillUndoes(ScheduleID, swipePlan.undoes));
  const others = otherSwipes(swipes, waiting);
  const missing = leftToSwipe(order) ?? 0;
  const posName = (id: number | null) => poses?.Data.find(({ posID }) => posID === id)?.PosName ?? '';
  const factsOf = ({ Amount, PosID, Waiting }: OrderSwipeValues, now: number): MoneyFacts => {
    const amount = Amount ?? 0;
    const guarded = { amount, missing, orderAmount: order.Amount, place: posPlace(PosID), others, now, broken };
    return {
      party: order.CustomerName,
      amount,
      fund: posName(PosID),
      fundLabel: 'Máy POS',
      debt: Waiting ? undefined : debtEffect(order, -amount),
      note: Waiting ? 'Ghi là chờ xử lý: công nợ chưa thay đổi.' : undefined,
      warnings: lineRails(guarded),
    };
  };
  const send = async ({ Waiting, ...values }: OrderSwipeValues, idempotencyKey: string) => {
    const of = waiting && { logWithdrawalId: waiting.logWithdrawalId, Version: waiting.Version };
    const body = { ...swipeBody(values, userId), ...of, ScheduleID, Status: Waiting ? 0 : 1 } as const;
    const { Data } = await addWithdrawal({ body, idempotencyKey }).unwrap();
    made.current = Data.logWithdrawalId;
    remember(values);
    onMoved();
  };
  const title = waiting ? 'Xác nhận lượt quẹt' : 'Quẹt thẻ';
  const proposed = stillMissing({ missing, others }) || null;
  const form: LineForm<OrderSwipeValues> = {
    title,
    draft: `swipe/${ScheduleID}/${waiting?.logWithdrawalId ?? 'new'}`,
    values: {
      ...(waiting ? startOf(waiting) : { ...emptySwipe, ...start, Amount: proposed }),
      Waiting: !swipePlan.moves.some((status) => status === order.Status),
    },
    facts: factsOf,
    send,
    done: waiting ? `${title} thành công` : 'Thêm lượt quẹt thành công',
    next: () => undo(made.current),
  };
  return { form, onRules: setBroken, posName };
}

function startOf(waiting: LogWithdrawal): SwipeValues {
  const { PosID, Amount, LotNo, InvoiceNo, ApprovalCode, RefNo, OverrideReason, Note } = waiting;
  return {
    ...emptySwipe,
    PosID: PosID ?? null,
    Amount,
    LotNo: LotNo ?? '',
    InvoiceNo: InvoiceNo ?? '',
    ApprovalCode: ApprovalCode ?? '',
    RefNo: RefNo ?? '',
    OverrideReason: OverrideReason ?? '',
    Note: Note ?? '',
  };
}
