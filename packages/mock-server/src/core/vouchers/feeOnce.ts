/** A fee is earned once: a voucher of service fees names its order where its party has a fee, and is refused as a second income of it (domain §2(q)). */
import type { Context } from '../command/context.ts';
import { firstRefusal, refuse, type Refusal } from '../command/result.ts';
import { partiesInView, partyOf, type Party } from '../parties/parties.ts';
import { PARTY_TYPE } from '../records/debt.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import { VOUCHER_STATUS, type Voucher, type VoucherType } from '../records/voucher.ts';
import { feeVoucherOf } from '../schedules/feeVoucher.ts';
import { isSettled, orderTotals } from '../schedules/orderTotals.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { formatDong } from '../values/money.ts';
import { fold } from '../values/text.ts';

/** What of a voucher says whose fee it takes in; `paymentID` of one that waits. */
export type FeePayer = Partial<Pick<Voucher, 'paymentID' | 'PartyType' | 'PartyID' | 'PartyName' | 'ScheduleID'>>;

const ORDER = 'ScheduleID';
const { customer, partner } = PARTY_TYPE;

/**
 * Refuses a voucher of service fees without the order where its party has an open or settled fee. Refuses an order of
 * somebody else, one whose fee is or will be posted, and one whose fee another voucher takes in. Asked when a voucher is
 * made, and again when it is approved.
 */
export function refuseSecondIncome(
  world: World,
  type: VoucherType,
  payer: FeePayer,
  context: Context,
): Refusal | undefined {
  if (!type.IsServiceFee) {
    const isPlain = payer.ScheduleID === undefined;
    return isPlain ? undefined : refuse('Invalid', `Loại ${type.name} không thu phí dịch vụ nên không chọn đơn`, ORDER);
  }
  if (payer.ScheduleID === undefined) return refuseUnnamed(world, payer, context);
  const order = ownRow(world.schedules.get(payer.ScheduleID), context);
  if (!order) return refuse('NotFound', 'Không tìm thấy đơn', ORDER);
  return firstRefusal(
    refuseStranger(world, order, payer),
    refuseEarned(world, order),
    refuseOther(world, order, payer.paymentID),
  );
}

/** Who owes the fee of an order: its partner for a partner's card, else its customer. */
export function feePayerOf({
  PartnerMode,
  PartnerID,
  CustomerID,
}: Schedule): Required<Pick<Party, 'PartyType' | 'PartyID'>> {
  return PartnerMode === 2 && PartnerID !== undefined
    ? { PartyType: partner, PartyID: PartnerID }
    : { PartyType: customer, PartyID: CustomerID };
}

/** No order is named: none of the party, nor of anybody of the shop called so, may have a fee. */
function refuseUnnamed(world: World, payer: FeePayer, context: Context): Refusal | undefined {
  const { PartyType, PartyID, PartyName = '' } = payer;
  if (PartyType !== undefined && PartyID !== undefined) {
    const order = orderWithFee(world, { PartyType, PartyID });
    return (
      order && refuse('Invalid', `${partyName(world, payer)} có phí ở đơn ${order.Code}; vui lòng chọn đơn`, ORDER)
    );
  }
  const named = fold(PartyName);
  if (named === '') return undefined;
  for (const type of [customer, partner]) {
    for (const party of partiesInView(world, type, context)) {
      const isTheirs = party.ShopID === context.shopId && fold(party.Name) === named;
      const order = isTheirs ? orderWithFee(world, party) : undefined;
      if (order) return refuseNamesake(party, order);
    }
  }
  return undefined;
}

function refuseNamesake({ PartyType, Name }: Party, { Code }: Schedule): Refusal {
  const what = PartyType === customer ? 'khách hàng' : 'đối tác';
  const choose = PartyType === customer ? 'vui lòng chọn khách hàng và đơn' : 'phí của đối tác được ghi khi quẹt thẻ';
  return refuse(
    'Invalid',
    `${Name} là ${what} có phí ở đơn ${Code}; ${choose}, nếu là người khác hãy ghi rõ hơn`,
    'PartyName',
  );
}

function orderWithFee(
  world: World,
  { PartyType, PartyID }: Pick<Party, 'PartyType' | 'PartyID'>,
): Schedule | undefined {
  if (PartyType !== customer && PartyType !== partner) return undefined;
  const orders = world.schedules.by(PartyType === customer ? 'customer' : 'partner', PartyID);
  return orders.findLast(
    (order) => !order.IsDeleted && feePayerOf(order).PartyType === PartyType && orderTotals(world, order).FeeAmount > 0,
  );
}

function refuseStranger(world: World, order: Schedule, payer: FeePayer): Refusal | undefined {
  if (payer.PartyType === undefined) return undefined;
  const theirs = feePayerOf(order);
  const isTheirs = payer.PartyType === theirs.PartyType && payer.PartyID === theirs.PartyID;
  if (isTheirs || (payer.PartyType === customer && payer.PartyID === order.CustomerID)) return undefined;
  return refuse('Invalid', `Đơn ${order.Code} không phải của ${partyName(world, payer)}`, ORDER);
}

/** The fee of an order is posted when it is settled, that of a partner's card when it is swiped. */
function refuseEarned(world: World, order: Schedule): Refusal | undefined {
  const { Code, PartnerMode, Status } = order;
  if (PartnerMode === 2 && Status !== SCHEDULE_STATUS.cancelled) {
    return refuse(
      'Duplicate',
      `Phí đơn ${Code} do đối tác trả và được ghi khi quẹt thẻ, không lập phiếu thu phí nữa`,
      ORDER,
    );
  }
  const { FeeAmount } = orderTotals(world, order);
  if (FeeAmount <= 0) return undefined;
  const earned = isSettled(order) ? 'đã ghi doanh thu' : 'được ghi doanh thu khi quyết toán';
  return refuse(
    'Duplicate',
    `Phí ${formatDong(FeeAmount)} của đơn ${Code} ${earned}, không lập phiếu thu phí nữa; khách trả tiền thì thu ở Công nợ khách hàng`,
    ORDER,
  );
}

function refuseOther(world: World, order: Schedule, exceptId: number | undefined): Refusal | undefined {
  const other = feeVoucherOf(world, order.ScheduleID, exceptId);
  if (!other) return undefined;
  const by = other.Status === VOUCHER_STATUS.booked ? 'đã thu bằng' : 'đang chờ duyệt ở';
  return refuse('Duplicate', `Phí đơn ${order.Code} ${by} phiếu ${other.Code}`, ORDER);
}

function partyName(world: World, { PartyType, PartyID, PartyName }: FeePayer): string {
  const party = PartyType === undefined || PartyID === undefined ? undefined : partyOf(world, PartyType, PartyID);
  return party?.Name ?? PartyName ?? '';
}
