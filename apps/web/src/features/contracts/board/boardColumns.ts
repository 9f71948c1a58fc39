import type { Schedule } from '@so-the/api-client';
import { formatMoney, joined } from '@so-the/ui/format';
import { leftToCollect, leftToPayCard, leftToSend, leftToSwipe } from '../../../kit/order/orderMoney.ts';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';
import { takesLines } from '../lines/moneyLinePlan.ts';
import { BOARD_STATUSES, type BoardStatus } from './useBoardView.ts';

/** One column of the board. */
export interface BoardColumn {
  status: BoardStatus;
  /** Earliest appointment first; of what is done the latest. */
  orders: readonly Schedule[];
  /** Their amounts in đồng. */
  amount: number;
}

/** Orders in their columns; a status without orders keeps its column. */
export function boardColumns(orders: readonly Schedule[]): BoardColumn[] {
  return BOARD_STATUSES.map((status) => {
    const some = orders.filter(({ Status }) => Status === status).toSorted(byAppointment);
    if (status === ORDER_STATUS.done) some.reverse();
    return { status, orders: some, amount: some.reduce((sum, { Amount }) => sum + Amount, 0) };
  });
}

function byAppointment(one: Schedule, other: Schedule): number {
  return one.AppointmentDate < other.AppointmentDate ? -1 : 1;
}

/** What an order still misses, in words: "Còn nạp 28.000.000 ₫ · Còn quẹt 30.000.000 ₫"; '' where nothing is. Before work begins nothing is missed yet. */
export function missingWords(order: Schedule): string {
  const { Status } = order;
  if (Status === ORDER_STATUS.ready) return '';
  const isAtWork = Status === ORDER_STATUS.working;
  return joined(
    isAtWork && takesLines(order, 'payCard') && words('Còn nạp', leftToPayCard(order)),
    isAtWork && words('Còn quẹt', leftToSwipe(order)),
    Status !== ORDER_STATUS.done && takesLines(order, 'sendMoney') && words('Còn chuyển khách', leftToSend(order)),
    Status === ORDER_STATUS.done && words('Khách còn nợ', leftToCollect(order)),
  );
}

function words(what: string, amount: number | null): string | false {
  return amount !== null && `${what} ${formatMoney(amount)}`;
}
