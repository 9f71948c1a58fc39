import type { Schedule, ScheduleStatus } from '@so-the/api-client';
import { formatMoney } from '@so-the/ui/format';
import { ORDER_STATUS } from './orderStatus.ts';

/** What of an order its steps are explained by. */
type StepOrder = Pick<
  Schedule,
  'Status' | 'Amount' | 'TotalPaidCard' | 'TotalSwipe' | 'FeeAmount' | 'CommissionState' | 'CommissionAmount'
>;

/** One step along the arrows of domain §4, as it is offered and confirmed. */
export interface StatusStep {
  /** The verb of its button. */
  label: string;
  /** What the step does, in a sentence. */
  explanation: string;
  /** The server wants to know why. */
  needsReason: boolean;
  /** It posts the order's settlement, which is of a day. */
  settles: boolean;
  /** It gives the order up. */
  isCancel: boolean;
}

const { ready, working, transferring, done, cancelled } = ORDER_STATUS;

/** The step from an order's status to another; which steps are allowed is the server's `NextStatuses`. */
export function statusStep(order: StepOrder, to: ScheduleStatus): StatusStep {
  const reopens = order.Status === done;
  return {
    label: reopens ? 'Mở lại' : LABELS[to],
    explanation: explain(order, to),
    needsReason: to === cancelled || reopens,
    settles: order.Status === working && to !== cancelled,
    isCancel: to === cancelled,
  };
}

const LABELS: Record<ScheduleStatus, string> = {
  0: 'Về lịch hẹn',
  1: 'Xác nhận lịch',
  2: 'Bắt đầu thực hiện',
  3: 'Chờ chuyển tiền',
  4: 'Hoàn thành',
  5: 'Hủy đơn',
};

function explain(order: StepOrder, to: ScheduleStatus): string {
  const { Status } = order;
  if (to === cancelled) return 'Đơn bị hủy và được giữ lại cùng lý do. Mọi dòng tiền và lượt quẹt phải được hủy trước.';
  if (Status === done) return 'Bút toán quyết toán của đơn được đảo lại; đơn trở về đang thực hiện.';
  if (Status === working) return explainSettling(order);
  if (Status === transferring) return 'Tiền đã chuyển đủ cho khách; đơn khép lại.';
  return to === ready ? 'Lịch hẹn đã chốt với khách.' : 'Đơn bắt đầu được thực hiện: có thể nạp thẻ và quẹt thẻ.';
}

/** The fee is settled on what was done (domain §2(a)); an order that was done in part owes less than was agreed. */
function explainSettling(order: StepOrder): string {
  const { CommissionState, CommissionAmount = 0 } = order;
  if (CommissionState === undefined) return explainFee(order);
  return `${explainFee(order)} Hoa hồng ${formatMoney(CommissionAmount)} chỉ phải trả khi khách trả đủ.`;
}

function explainFee({ Amount, TotalPaidCard, TotalSwipe, FeeAmount }: StepOrder): string {
  const done = Math.max(TotalPaidCard, TotalSwipe);
  if (done >= Amount) return `Đơn được quyết toán: phí ${formatMoney(FeeAmount)} được ghi vào công nợ của khách.`;
  const part = `Đơn mới làm ${formatMoney(done)} trên ${formatMoney(Amount)}`;
  return `${part}: phí được tính theo số đã làm rồi ghi vào công nợ của khách (${formatMoney(FeeAmount)} tạm tính là phí của cả đơn).`;
}
