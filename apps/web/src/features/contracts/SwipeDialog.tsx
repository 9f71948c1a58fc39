import { useState } from 'react';
import type { LogWithdrawal, Schedule, SwipeWarning } from '@so-the/api-client';
import { useAddWithdrawalMutation } from '../../api/scheduleWorkingApi.ts';
import { lineRails } from '../../kit/document/guardRails.ts';
import { MoneyDialog } from '../../kit/document/MoneyDialog.tsx';
import { debtEffect, leftToSwipe } from '../../kit/order/orderMoney.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { SwipeFields } from '../../kit/swipe/SwipeFields.tsx';
import { emptySwipe, swipeBody, type SwipeValues } from '../../kit/swipe/swipeValues.ts';
import { useListAllPosQuery } from '../../api/metaApi.ts';
import { useSession } from '../../session/useSession.ts';
import { swipePlan } from './moneyLinePlan.ts';
import { otherSwipes, posPlace } from './otherLines.ts';

interface OrderSwipeValues extends SwipeValues {
  /** Noted only: nothing is booked yet. */
  Waiting: boolean;
}

const Field = formFields<OrderSwipeValues>();

/** Props of {@link SwipeDialog}. */
export interface SwipeDialogProps {
  order: Schedule;
  /** All swipes of the order. */
  swipes: readonly LogWithdrawal[];
  /** Waiting swipe to confirm; absent to add one. */
  waiting?: LogWithdrawal;
  onClose: () => void;
}

/** Books a swipe of an order, notes it as waiting, or confirms a waiting one. */
export function SwipeDialog({ order, swipes, waiting, onClose }: SwipeDialogProps) {
  const [addWithdrawal] = useAddWithdrawalMutation();
  const { data: poses } = useListAllPosQuery();
  const userId = useSession().user.UserID;
  const [broken, setBroken] = useState<readonly SwipeWarning[]>([]);
  const canMove = swipePlan.moves.some((status) => status === order.Status);
  const title = waiting ? 'Xác nhận lượt quẹt' : 'Quẹt thẻ';
  const posName = (id: number | null) => poses?.Data.find(({ posID }) => posID === id)?.PosName ?? '';
  const send = async ({ Waiting, ...values }: OrderSwipeValues, idempotencyKey: string) => {
    const of = waiting && { logWithdrawalId: waiting.logWithdrawalId, Version: waiting.Version };
    const body = {
      ...swipeBody(values, userId),
      ...of,
      ScheduleID: order.ScheduleID,
      Status: Waiting ? 0 : 1,
    } as const;
    await addWithdrawal({ body, idempotencyKey }).unwrap();
  };
  return (
    <MoneyDialog<OrderSwipeValues>
      title={title}
      draft={`swipe/${order.ScheduleID}/${waiting?.logWithdrawalId ?? 'new'}`}
      values={{ ...startOf(waiting), Waiting: !canMove }}
      facts={({ Amount, PosID, Waiting }, askedAt) => ({
        party: order.CustomerName,
        amount: Amount ?? 0,
        fund: posName(PosID),
        fundLabel: 'Máy POS',
        debt: Waiting ? undefined : debtEffect(order, -(Amount ?? 0)),
        note: Waiting ? 'Ghi là chờ xử lý: công nợ chưa thay đổi.' : undefined,
        warnings: lineRails({
          amount: Amount ?? 0,
          missing: leftToSwipe(order) ?? 0,
          orderAmount: order.Amount,
          place: posPlace(PosID),
          others: otherSwipes(swipes, waiting),
          now: askedAt,
          broken,
        }),
      })}
      send={send}
      done={waiting ? `${title} thành công` : 'Thêm lượt quẹt thành công'}
      onClose={onClose}
    >
      <SwipeFields cardDataId={order.CardDataID} onRules={setBroken} />
      {canMove && !waiting && <Field.Check name="Waiting" label="Chờ xử lý (chưa ghi sổ)" />}
    </MoneyDialog>
  );
}

function startOf(waiting: LogWithdrawal | undefined): SwipeValues {
  if (!waiting) return emptySwipe;
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
