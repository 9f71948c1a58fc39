/** What must hold of fees that vouchers take in after every step of a story, worked out anew from records and entries. */
import type { Schedule } from '../records/schedule.ts';
import type { Voucher } from '../records/voucher.ts';
import type { World } from '../store/world.ts';

/** First rule of them a world breaks, in words: no fee is income twice, and a voucher of fees names the order where its party has one (domain §2(q)). */
export function feeFault(world: World, entriesBefore: number): string | undefined {
  const standing = world.vouchers.rows.filter(({ Status }) => Status === 0 || Status === 1);
  const ofOrders = Map.groupBy(
    standing.filter(({ ScheduleID }) => ScheduleID !== undefined),
    ({ ScheduleID }) => ScheduleID ?? 0,
  );
  const posted = ofOrders.size > 0 ? feesPosted(world) : new Map<number, number>();
  for (const [id, [voucher, other]] of ofOrders) {
    const order = world.schedules.get(id);
    if (!order || !voucher) return `phiếu thu phí của đơn ${id} không có`;
    if (other) return `phí ${order.Code} ở hai phiếu ${voucher.Code}, ${other.Code}`;
    const fault = orderFault(world, order, voucher, posted.get(id) ?? 0);
    if (fault) return `phiếu ${voucher.Code} thu phí ${order.Code} ${fault}`;
  }
  const fresh = standing.filter(({ EntryID = 0 }) => EntryID > entriesBefore);
  for (const voucher of fresh) {
    const fault = freshFault(world, voucher);
    if (fault) return `phiếu ${voucher.Code} vừa ghi ${fault}`;
  }
  return undefined;
}

function orderFault(world: World, order: Schedule, voucher: Voucher, posted: number): string | undefined {
  if (!world.voucherTypes.get(voucher.ConfigID)?.IsServiceFee) return 'mà loại không thu phí';
  if (order.IsDeleted) return 'đã xóa';
  if (voucher.PartyType !== 1 || voucher.PartyID !== order.CustomerID) return 'của khách khác';
  if (order.PartnerMode === 2 && order.Status !== 5) return 'của thẻ đối tác';
  return voucher.Status === 1 && posted !== 0 ? `mà đơn cũng ghi ${posted} đ` : undefined;
}

/** What settlements and swipes posted as fees, mirrors taken off, order by order. */
function feesPosted(world: World): Map<number, number> {
  const fees = new Map<number, number>();
  for (const { RefType, Lines } of world.books.entries) {
    if (RefType !== 'Settlement' && RefType !== 'Swipe') continue;
    for (const { Account, Amount, ScheduleID = 0 } of Lines) {
      const isFee = Account === 'income/service-fee' || Account === 'income/partner-fee';
      if (isFee) fees.set(ScheduleID, (fees.get(ScheduleID) ?? 0) - Amount);
    }
  }
  return fees;
}

/** A voucher of this step: its order, or any of its party where it names none, has no fee to come. */
function freshFault(world: World, voucher: Voucher): string | undefined {
  if (!world.voucherTypes.get(voucher.ConfigID)?.IsServiceFee) return undefined;
  const order = world.schedules.get(voucher.ScheduleID);
  if (order) return hasOpenFee(world, order, voucher) ? `khi ${order.Code} còn phí chờ quyết toán` : undefined;
  const own = world.schedules.rows.find(
    (each) =>
      isOf(world, each, voucher) && (hasOpenFee(world, each, voucher) || feesPosted(world).get(each.ScheduleID)),
  );
  return own && `không ghi đơn, mà ${own.Code} có phí`;
}

function isOf(
  world: World,
  { CustomerID, PartnerMode }: Schedule,
  { PartyType, PartyID, PartyName }: Voucher,
): boolean {
  if (PartnerMode === 2) return false;
  if (PartyType !== undefined) return PartyType === 1 && PartyID === CustomerID;
  return plain(PartyName) === plain(world.customers.get(CustomerID)?.FullName ?? '');
}

/** Whether an order had a fee agreed on when the voucher was booked: a later correction of it does not count. */
function hasOpenFee(world: World, order: Schedule, { ApprovedAt, CreatedDate }: Voucher): boolean {
  if (order.IsDeleted || order.PartnerMode === 2 || order.Status > 2) return false;
  const isCorrected = world.percentChanges.rows.some(
    ({ ScheduleID, At }) => ScheduleID === order.ScheduleID && At > (ApprovedAt ?? CreatedDate),
  );
  return !isCorrected && (order.CustomerFeePercent > 0 || order.ExtraFee > 0);
}

/** A name without marks, case and spare spaces. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '')
    .join(' ');
}
