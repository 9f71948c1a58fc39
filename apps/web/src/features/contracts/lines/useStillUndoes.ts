import { useFollowOrder } from '../../../kit/order/useOrder.ts';

/**
 * Follows whether the lines of an order may still be taken back, as an offered "Hoàn tác" asks for it: once the order is settled
 * or cancelled they may not.
 *
 * @param undoes statuses of the order in which a line of this kind may be cancelled
 */
export function useStillUndoes(
  scheduleId: number,
  undoes: readonly number[],
): (line: number, hear: (mayCancel: boolean) => void) => () => void {
  const follow = useFollowOrder();
  return (_line, hear) => follow(scheduleId, (order) => hear(order !== undefined && undoes.includes(order.Status)));
}
