import type { LogWithdrawal, MoneyLine, Schedule } from '@so-the/api-client';
import { useCancelWithdrawalMutation } from '../../../api/scheduleWorkingApi.ts';
import { CancelDialog } from '../../../kit/document/CancelDialog.tsx';
import { debtEffect } from '../../../kit/order/orderMoney.ts';
import { LINE_STATUS } from '../../../kit/order/orderStatus.ts';
import { linePlans, type LineName } from './moneyLinePlan.ts';
import { useLineCalls } from './useLineCalls.ts';

/** A line that is to be cancelled. */
export type CancelledLine = { name: LineName; line: MoneyLine } | { name: 'swipe'; line: LogWithdrawal };

/** Why money and a swipe are usually taken back. */
const WHY_MONEY = ['Ghi nhầm số tiền', 'Ghi nhầm khách', 'Ghi nhầm quỹ', 'Ghi trùng hai lần'];
const WHY_SWIPE = ['Ghi nhầm số tiền', 'Ghi nhầm máy POS', 'Máy báo lỗi, đã hoàn', 'Ghi trùng hai lần'];

/** Props of {@link CancelLineDialog}. */
export interface CancelLineDialogProps {
  order: Schedule;
  cancelled: CancelledLine;
  /** Called once it is cancelled: the order is about to be read anew. */
  onMoved: () => void;
  onClose: () => void;
}

/** Takes a line of money back with a reason; the line stays in sight, struck through. */
export function CancelLineDialog({ order, cancelled, onMoved, onClose }: CancelLineDialogProps) {
  const calls = useLineCalls();
  const [cancelSwipe] = useCancelWithdrawalMutation();
  const { ScheduleID } = order;
  const cancel = async (Reason: string, idempotencyKey: string) => {
    await (cancelled.name === 'swipe'
      ? cancelSwipe({ ScheduleID, LogWithdrawalId: idOf(cancelled), Reason, idempotencyKey }).unwrap()
      : calls[cancelled.name].cancel({ paymentID: idOf(cancelled), Reason, idempotencyKey, shownIn: { ScheduleID } }));
    onMoved();
  };
  const { noun, fund, fundLabel, sign } = wordsOf(cancelled);
  const isBooked = cancelled.line.Status === LINE_STATUS.done;
  return (
    <CancelDialog
      draft={`cancel/${cancelled.name}/${idOf(cancelled)}`}
      noun={noun}
      facts={{
        party: order.CustomerName,
        amount: cancelled.line.Amount,
        fund,
        fundLabel,
        debt: isBooked ? debtEffect(order, -sign * cancelled.line.Amount) : undefined,
        ...(cancelled.name === 'swipe' && isBooked && { second: { Write: 10, RefID: idOf(cancelled) } }),
        note: isBooked ? undefined : 'Dòng này đang chờ xử lý: quỹ và công nợ không thay đổi.',
      }}
      usual={cancelled.name === 'swipe' ? WHY_SWIPE : WHY_MONEY}
      send={cancel}
      onClose={onClose}
    />
  );
}

function idOf({ name, line }: CancelledLine): number {
  return name === 'swipe' ? line.logWithdrawalId : line.PaymentID;
}

function wordsOf(cancelled: CancelledLine) {
  if (cancelled.name === 'swipe') {
    return { noun: 'lượt quẹt', fund: cancelled.line.PosName, fundLabel: 'Máy POS', sign: -1 };
  }
  const { noun, sign } = linePlans[cancelled.name];
  const { Method, BankCardName } = cancelled.line;
  const fund = Method === 1 ? 'Tiền mặt' : (BankCardName ?? 'Chuyển khoản');
  return { noun, fund, fundLabel: sign === 1 ? 'Hoàn về' : 'Trả lại từ', sign };
}
