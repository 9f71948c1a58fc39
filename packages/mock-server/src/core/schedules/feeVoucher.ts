/** A fee is earned once: by the settlement of its order, or by a voucher that names the order (domain §2(q)). */
import { refuse, type Refusal } from '../command/result.ts';
import type { Schedule } from '../records/schedule.ts';
import { VOUCHER_STATUS, type Voucher } from '../records/voucher.ts';
import type { World } from '../store/world.ts';

/** The voucher that takes in the fee of an order or waits to, if there is one. */
export function feeVoucherOf(world: World, scheduleId: number, exceptId?: number): Voucher | undefined {
  return world.vouchers
    .by('order', scheduleId)
    .find(
      ({ paymentID, Status }) =>
        paymentID !== exceptId && (Status === VOUCHER_STATUS.booked || Status === VOUCHER_STATUS.waiting),
    );
}

/** Refuses what would take an order away from the voucher of its fee. */
export function refuseFeeVoucher(world: World, order: Schedule, what: string, field?: string): Refusal | undefined {
  const voucher = feeVoucherOf(world, order.ScheduleID);
  if (!voucher) return undefined;
  const undo = voucher.Status === VOUCHER_STATUS.booked ? 'hủy' : 'từ chối';
  return refuse(
    'HasLines',
    `Phiếu ${voucher.Code} thu phí của đơn nên không thể ${what}; hãy ${undo} phiếu đó ở Thu chi trước`,
    field,
  );
}
