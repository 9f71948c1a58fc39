import type { ReactNode } from 'react';
import { labelOf, typeCardOptions, type LogWithdrawal, type MoneyLine, type Schedule } from '@so-the/api-client';
import type { MoneyGroup, MoneyLine as LineView } from '@so-the/ui';
import { formatMoney, joined } from '@so-the/ui/format';
import type { Rights } from '../../../kit/access/rights.ts';
import { handedWords } from '../../../kit/document/funds/cashGiven.ts';
import { statusOf } from '../../../kit/list/statusMaps.ts';
import { LINE_STATUS, lineStatuses } from '../../../kit/order/orderStatus.ts';
import { paymentKey, swipeKey, type LineNews } from './useLineNews.ts';
import { swipePlan, takesLines, type LineName, type LinePlan } from './moneyLinePlan.ts';

/** Whether a person may enter money, and take it back. */
type MoneyRights = Pick<Rights, 'add' | 'cancel'>;

/** Lines of one kind, and what others did to them since the order was opened. */
export interface LinesWithNews<Line> {
  lines: readonly Line[];
  news: LineNews;
}

/** What a person may do with the lines of one kind. */
export interface LineActions<Line> {
  add: () => void;
  /** What enters a line in its place. */
  entry: ReactNode;
  confirm: (line: Line) => void;
  cancel: (line: Line) => void;
}

/** The lines of one kind of money as the timeline shows them; undefined for a kind the order does not take and does not have. */
export function lineGroup(
  order: Schedule,
  name: LineName,
  plan: LinePlan,
  { lines, news }: LinesWithNews<MoneyLine>,
  rights: MoneyRights,
  actions: LineActions<MoneyLine>,
): MoneyGroup | undefined {
  if (!takesLines(order, name) && lines.length === 0) return undefined;
  const may = mayOf(plan, order, takesLines(order, name), rights);
  return {
    id: name,
    title: plan.title,
    addLabel: `Thêm ${plan.noun}`,
    onAdd: may.add ? actions.add : undefined,
    entry: actions.entry,
    lines: lines.map((line) => ({
      ...lineView(line, line.Method === 1 ? 'Tiền mặt' : (line.BankCardName ?? 'Chuyển khoản')),
      id: String(line.PaymentID),
      news: news.get(paymentKey(line)),
      at: line.PaidAt,
      detail: joined(
        handedWords(line.Amount, line.CashGiven),
        line.TargetAccount,
        line.RefNo,
        line.Note,
        line.CreatedByName,
      ),
      ...offers(line, may, actions),
    })),
  };
}

/** The swipes of an order as the timeline shows them. */
export function swipeGroup(
  order: Schedule,
  { lines: swipes, news }: LinesWithNews<LogWithdrawal>,
  rights: MoneyRights,
  actions: LineActions<LogWithdrawal>,
): MoneyGroup {
  const may = mayOf(swipePlan, order, true, rights);
  return {
    id: 'swipe',
    title: 'Lượt quẹt',
    addLabel: 'Thêm lượt quẹt',
    onAdd: may.add ? actions.add : undefined,
    entry: actions.entry,
    lines: swipes.map((swipe) => ({
      ...lineView(swipe, swipe.PosName),
      id: String(swipe.logWithdrawalId),
      news: news.get(swipeKey(swipe)),
      at: swipe.SwipedAt,
      detail: swipeDetail(swipe),
      ...offers(swipe, may, actions),
    })),
  };
}

function swipeDetail(swipe: LogWithdrawal): string {
  const { TypeCard, LotNo, InvoiceNo, ApprovalCode, PosFee, PartnerFee, OverrideReason, CreatedByName } = swipe;
  const facts = [
    labelOf(typeCardOptions, TypeCard),
    LotNo && `Lô ${LotNo}`,
    InvoiceNo && `HĐ ${InvoiceNo}`,
    ApprovalCode && `Chuẩn chi ${ApprovalCode}`,
    PosFee > 0 && `Phí máy ${formatMoney(PosFee)}`,
    PartnerFee > 0 && `Phí đối tác ${formatMoney(PartnerFee)}`,
    OverrideReason && `Vượt cảnh báo: ${OverrideReason}`,
    CreatedByName,
  ];
  return joined(...facts);
}

interface Line {
  Amount: number;
  Status: number;
  CancelReason?: string;
}

function lineView({ Amount, Status, CancelReason }: Line, fund: string): Omit<LineView, 'id' | 'at'> {
  const status = statusOf(lineStatuses, Status);
  return { amount: Amount, fund, status, cancelled: Status === LINE_STATUS.cancelled, reason: CancelReason };
}

interface Plan {
  moves: readonly number[];
  waits: readonly number[];
  undoes: readonly number[];
}

function mayOf({ moves, waits, undoes }: Plan, { Status }: Schedule, takes: boolean, rights: MoneyRights) {
  const enters = takes && rights.add;
  const moving = enters && moves.includes(Status);
  const waiting = enters && waits.includes(Status);
  return { add: moving || waiting, confirm: moving, cancel: rights.cancel && undoes.includes(Status) };
}

function offers<Row extends Line>(line: Row, may: { confirm: boolean; cancel: boolean }, actions: LineActions<Row>) {
  const isWaiting = line.Status === LINE_STATUS.waiting;
  const isOpen = isWaiting || line.Status === LINE_STATUS.done;
  return {
    onConfirm: isWaiting && may.confirm ? () => actions.confirm(line) : undefined,
    onCancel: isOpen && may.cancel ? () => actions.cancel(line) : undefined,
  };
}
