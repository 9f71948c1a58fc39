/** An order of the past is written as its steps would have left it: the same rows, and entries from the same posting rules. */
import { affPercent } from '../core/affs/affPercent.ts';
import type { TypeCard } from '../core/values/cardTypes.ts';
import type { Context } from '../core/command/context.ts';
import type { IsoDate, IsoInstant } from '../core/values/dates.ts';
import { fee } from '../core/values/fees.ts';
import { accounts } from '../core/records/accounts.ts';
import { credit, debit } from '../core/records/entry.ts';
import { post } from '../core/ledger/post.ts';
import { openLot } from '../core/lots/joinLot.ts';
import { partnerFeePercent } from '../core/partners/partnerFees.ts';
import { posFeePercent } from '../core/pos/posFee.ts';
import type { Card } from '../core/records/card.ts';
import type { Pos } from '../core/records/funds.ts';
import type { NumberLot } from '../core/records/lot.ts';
import type { Customer } from '../core/records/people.ts';
import { LINE_KIND, LINE_STATUS, SCHEDULE_STATUS, type LineKind, type Schedule } from '../core/records/schedule.ts';
import { stampNew } from '../core/records/stamped.ts';
import { swipePosting } from '../core/schedules/freezeSwipe.ts';
import { settle, settlementOf } from '../core/schedules/settlement.ts';
import type { World } from '../core/store/world.ts';
import { must } from './actor.ts';
import type { Branch } from './branch.ts';
import type { Dice } from './dice.ts';

const MILLION = 1_000_000;
const REF_TYPE = { 1: 'CardPayment', 2: 'TopUp', 3: 'SentMoney' } as const;
const WORD = { 1: 'Nạp thẻ', 2: 'Khách nạp tiền', 3: 'Chuyển tiền cho khách' } as const;

/** A shop at work over years. */
export interface Counter {
  world: World;
  dice: Dice;
  branch: Branch;
  /** Cards with their customers, so that none has to be looked up again. */
  cards: { card: Card; customer: Customer }[];
  /** Orders made so far. */
  orders: number;
  /** Lots of the day by POS. */
  lots: Map<number, NumberLot>;
  /** Fees customers still owe. */
  unpaid: { customerId: number; scheduleId: number; amount: number; since: IsoDate }[];
  partnerPercent: number;
}

/** Opens the counter of an equipped shop whose customers have come. */
export function openCounter(world: World, dice: Dice, branch: Branch): Counter {
  const cards = branch.cardIds.flatMap((id) => {
    const card = world.cards.get(id);
    const customer = world.customers.get(card?.CustomerID);
    return card && customer ? [{ card, customer }] : [];
  });
  const key = { PartnerID: branch.partnerId, PosPartnerID: branch.posPartnerId, TypeCard: 1 as TypeCard };
  const partnerPercent = partnerFeePercent(world, key) ?? 0;
  return { world, dice, branch, cards, orders: 0, lots: new Map(), unpaid: [], partnerPercent };
}

/** The call of a user of the shop at a minute of a day. */
export function contextAt({ dice, branch }: Counter, date: IsoDate, minute: number, userId: number): Context {
  const now = `${date}${TIMES[minute] ?? ''}`;
  return { now, businessDate: date, userId, shopId: branch.shop.shopId, randomHex: dice.randomHex };
}

const two = (value: number) => String(value).padStart(2, '0');
/** What follows the date in the moment of each minute of a day: two million moments share 1,440 texts. */
const TIMES = Array.from(
  { length: 24 * 60 },
  (_, minute) => `T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00+07:00`,
);

const STEPS = [0, 1, 2, 3, 4, 5, 6] as const;
/** The calls of the steps of an order, six minutes apart. */
type Steps = [Context, Context, Context, Context, Context, Context, Context];

/** Writes one order from appointment to its end; the fee of a few stays owing. */
export function writeOrder(counter: Counter, date: IsoDate, minute: number): void {
  const { world, dice, branch, cards } = counter;
  const turn = cards[(counter.orders * 7) % cards.length];
  if (!turn) return;
  counter.orders += 1;
  const userId = dice.pick(branch.shop.userIds);
  const steps = STEPS.map((step) => contextAt(counter, date, minute + step * 6, userId)) as Steps;
  const order = orderOf(counter, turn, steps[0]);
  const isWithdrawal = order.ServiceType === 2;
  if (!isWithdrawal) writeLine(counter, order, LINE_KIND.payCard, order.Amount, steps[2]);
  writeSwipe(counter, order, turn.card, steps[3]);
  settle(world, order, steps[4].businessDate, steps[4]);
  const { FeeAmount } = settlementOf(world, order);
  const isOwing = !isWithdrawal && dice.chance(6);
  if (isWithdrawal) writeLine(counter, order, LINE_KIND.send, order.Amount - FeeAmount, steps[5]);
  else if (!isOwing) writeLine(counter, order, LINE_KIND.topUp, FeeAmount, steps[5]);
  if (isOwing) {
    const { CustomerID: customerId, ScheduleID: scheduleId } = order;
    counter.unpaid.push({ customerId, scheduleId, amount: FeeAmount, since: date });
  }
  finish(world, order, steps);
}

function orderOf(counter: Counter, { card, customer }: Counter['cards'][number], context: Context): Schedule {
  const { world, dice, branch } = counter;
  const isPartner = dice.chance(1);
  const most = Math.min(80, Math.floor(((card.LimitAmount ?? 30 * MILLION) * 0.9) / MILLION));
  const ServiceType = dice.chance(20) ? 2 : 1;
  return {
    ...stampNew(context),
    ScheduleID: world.schedules.nextId,
    Code: `HD${String(counter.orders).padStart(6, '0')}`,
    IsHighlight: false,
    Status: SCHEDULE_STATUS.done,
    ServiceType,
    CustomerID: card.CustomerID,
    CardDataID: card.cardDataID,
    AffID: customer.AffID,
    PartnerID: isPartner ? branch.partnerId : undefined,
    PartnerMode: isPartner ? 1 : 0,
    AppointmentDate: context.now,
    Amount: dice.whole(5, Math.max(6, most)) * MILLION,
    CustomerFeePercent: customer.FeePercentDefault ?? 1800,
    ExtraFee: 0,
    FeeMode: ServiceType === 2 ? 1 : 2,
    StaffID: context.userId,
  };
}

function writeLine(
  { world, dice, branch }: Counter,
  order: Schedule,
  kind: LineKind,
  Amount: number,
  context: Context,
) {
  const isCash = kind === LINE_KIND.topUp && dice.chance(55);
  const BankCardID = isCash ? undefined : branch.bankCardIds[order.ScheduleID % branch.bankCardIds.length];
  const PaymentID = world.moneyLines.nextId;
  const fund = BankCardID === undefined ? accounts.cash : accounts.bank(BankCardID);
  const customer = accounts.customer(order.CustomerID);
  const [debited, credited] = kind === LINE_KIND.topUp ? [fund, customer] : [customer, fund];
  const id = order.ScheduleID;
  const draft = {
    ShopID: order.ShopID,
    BusinessDate: context.businessDate,
    RefType: REF_TYPE[kind],
    RefID: PaymentID,
    Description: `${WORD[kind]} đơn ${order.Code}`,
    Lines: [...debit(debited, Amount, id), ...credit(credited, Amount, id)],
  };
  const { EntryID } = must(post(world, draft, context));
  world.moneyLines.put({
    ...stampNew(context),
    PaymentID,
    Kind: kind,
    ScheduleID: id,
    Amount,
    Method: isCash ? 1 : 2,
    BankCardID,
    PaidAt: context.now,
    BusinessDate: context.businessDate,
    Status: LINE_STATUS.done,
    EntryID,
  });
}

function writeSwipe(counter: Counter, order: Schedule, card: Card, context: Context): void {
  const { world, dice, branch } = counter;
  const isPartner = order.PartnerMode === 1;
  const pos = isPartner ? undefined : dice.pick(branch.poses);
  const lot = pos && lotOf(counter, pos, context);
  const percent = pos ? (posFeePercent(pos, card.TypeCard, context.businessDate) ?? 0) : 0;
  const swipe = {
    ...stampNew(context),
    logWithdrawalId: world.swipes.nextId,
    ScheduleID: order.ScheduleID,
    CardDataID: card.cardDataID,
    PosID: pos?.posID,
    PosPartnerID: isPartner ? branch.posPartnerId : undefined,
    TypeCard: card.TypeCard,
    Amount: order.Amount,
    PosFeePercent: percent,
    PosFee: fee(order.Amount, percent),
    CustomerFeePercent: order.CustomerFeePercent,
    AffPercent: affPercent(world, order.AffID, card.TypeCard) ?? 0,
    PartnerID: order.PartnerID,
    PartnerFeePercent: isPartner ? counter.partnerPercent : 0,
    PartnerFee: isPartner ? fee(order.Amount, counter.partnerPercent) : 0,
    LotNo: lot?.LotNo,
    NumberLoID: lot?.numberLoID,
    InvoiceNo: String((branch.invoices += 1)).padStart(6, '0'),
    SwipedAt: context.now,
    BusinessDate: context.businessDate,
    RuleWarnings: [],
    Status: LINE_STATUS.done,
  };
  const draft = {
    ShopID: order.ShopID,
    BusinessDate: context.businessDate,
    RefType: 'Swipe' as const,
    RefID: swipe.logWithdrawalId,
    Description: `Quẹt thẻ đơn ${order.Code}`,
    Lines: swipePosting(order, swipe),
  };
  const { EntryID } = must(post(world, draft, context));
  world.swipes.put({ ...swipe, EntryID });
}

/** The lot of a POS on the day, opened by its first swipe. */
function lotOf(counter: Counter, pos: Pos, context: Context): NumberLot {
  const { world, lots } = counter;
  const known = lots.get(pos.posID);
  if (known?.BusinessDate === context.businessDate) return known;
  const LotNo = String(Math.floor(Date.parse(context.businessDate) / 86_400_000) % 1_000_000).padStart(6, '0');
  const lot = openLot(world, { PosID: pos.posID, BusinessDate: context.businessDate, LotNo }, context);
  lots.set(pos.posID, lot);
  return lot;
}

/** The order as it stands in the end, and the steps it took. */
function finish(world: World, order: Schedule, steps: Steps): void {
  const { ScheduleID, ShopID, StaffID: UserID } = order;
  const CompletedDate: IsoInstant = steps[6].now;
  world.schedules.put({ ...order, UpdatedBy: UserID, UpdatedDate: CompletedDate, Version: 5, CompletedDate });
  for (const [OldStatus, Status, { now: At }] of [
    [0, 1, steps[1]],
    [1, 2, steps[3]],
    [2, 3, steps[4]],
    [3, 4, steps[5]],
  ] as const) {
    world.statusLogs.put({ LogStatusID: world.statusLogs.nextId, ShopID, ScheduleID, OldStatus, Status, UserID, At });
  }
}
