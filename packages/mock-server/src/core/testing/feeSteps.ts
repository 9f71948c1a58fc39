/** Steps of a story around fees that a voucher takes in, and the settlement that would earn them again. */
import { done, type Result } from '../command/result.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { hasVoucherType } from '../records/voucher.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { correctPercent } from '../schedules/correctPercent.ts';
import { addLine } from '../schedules/moneyLines.ts';
import { createSchedule, deleteSchedule } from '../schedules/saveSchedule.ts';
import { addWithdrawal } from '../schedules/swipes.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import { cancelVoucher } from '../vouchers/cancelVoucher.ts';
import { decideVoucher } from '../vouchers/decideVoucher.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, type Step, type Told } from './storyStep.ts';

/** What is about to be paid and swiped on an order without a fee, in đồng. */
const AMOUNT = 2_000_000;
/** A voucher that waits for a second person, in đồng. */
const LARGE = 10_000_000;

type Move = keyof typeof MOVES;

/** What may happen to one fee, move after move. */
const COURSES: readonly (readonly Move[])[] = [
  ['take', 'take'],
  ['take', 'correct', 'settle'],
  ['settle', 'take', 'correct'],
  ['take', 'cancel', 'correct', 'settle', 'take'],
  ['propose', 'correct', 'approve'],
  ['propose', 'take', 'approve own', 'approve'],
  ['take', 'remove', 'hand over'],
  ['take any'],
  ['take of somebody'],
  ['take by name'],
];

/** One course of moves about the fee of an order that has none so far. What a move refuses, the next ones go on from. */
export function earnFee(stage: Stage, step: Step): Told {
  const course = pickFrom(COURSES, step.b) ?? ['take'];
  const isOfOrder = course.length > 1;
  const id = isOfOrder ? freeOrder(stage) : 0;
  const results = course.map((move) => MOVES[move](stage, id, step));
  const words = `phí đơn ${id}: ${course.map((move, place) => `${move} ${results[place]?.ok ? 'được' : 'không'}`).join(', ')}`;
  const last = results.at(-1) ?? done(undefined);
  return { words, result: isOfOrder ? done(undefined) : last };
}

const MOVES = {
  take: (stage: Stage, ScheduleID: number, { a }: Step) => take(stage, { ScheduleID, Amount: 50_000 + a }),
  'take any': (stage: Stage, _id: number, { a }: Step) =>
    take(stage, { ScheduleID: pickFrom(stage.world.schedules.rows, a)?.ScheduleID }),
  'take of somebody': (stage: Stage, _id: number, { a }: Step) =>
    take(stage, { PartyType: 1, PartyID: pickFrom(stage.cards, a)?.customerId }),
  'take by name': (stage: Stage, _id: number, { flag }: Step) =>
    take(stage, { PartyName: flag ? 'le van  BINH' : 'Khách qua đường' }),
  propose: (stage: Stage, ScheduleID: number) => take(stage, { ScheduleID, Amount: LARGE }),
  approve: (stage: Stage) => approve(stage, stage.secondId),
  'approve own': (stage: Stage) => approve(stage, stage.owner.userId),
  cancel: (stage: Stage, id: number) => {
    const voucher = stage.world.vouchers.rows.findLast(({ ScheduleID }) => ScheduleID === id);
    return cancelVoucher(stage.world, { paymentID: voucher?.paymentID ?? 0, Reason: REASON }, nowOf(stage));
  },
  correct: (stage: Stage, ScheduleID: number) =>
    correctPercent(stage.world, { ScheduleID, CustomerFeePercent: 1800, Reason: REASON }, nowOf(stage)),
  settle: (stage: Stage, ScheduleID: number) =>
    changeScheduleStatus(stage.world, { ScheduleID, Status: 3 }, nowOf(stage)),
  remove: (stage: Stage, ScheduleID: number) => deleteSchedule(stage.world, { ScheduleID }, nowOf(stage)),
  'hand over': (stage: Stage, ScheduleID: number) => {
    const order = stage.world.schedules.get(ScheduleID);
    if (!order) return done(undefined);
    return createSchedule(stage.world, { ...order, PartnerMode: 2, PartnerID: stage.partnerId }, nowOf(stage));
  },
} satisfies Record<string, (stage: Stage, id: number, step: Step) => Result<unknown>>;

/** An appointment without a fee; but for every second step already at work, paid and swiped. */
function freeOrder(stage: Stage): number {
  const { world } = stage;
  const [card] = stage.cards;
  const terms = { ServiceType: 1 as const, Amount: AMOUNT, CustomerFeePercent: 0, AppointmentDate: nowOf(stage).now };
  const made = createSchedule(
    world,
    { ...terms, CustomerID: card?.customerId ?? 0, CardDataID: card?.cardId ?? 0 },
    nowOf(stage),
  );
  const ScheduleID = made.ok ? made.value.ScheduleID : 0;
  if (ScheduleID % 2 === 0) return ScheduleID;
  changeScheduleStatus(world, { ScheduleID, Status: 1 }, nowOf(stage));
  changeScheduleStatus(world, { ScheduleID, Status: 2 }, nowOf(stage));
  const line = { ScheduleID, Amount: AMOUNT, OverrideReason: REASON };
  addLine(world, LINE_KIND.payCard, { ...line, Method: 1 }, nowOf(stage));
  addWithdrawal(
    world,
    { ...line, PosID: stage.posIds[0], LotNo: '000009', ApprovedBy: stage.owner.userId },
    nowOf(stage),
  );
  return ScheduleID;
}

function take(stage: Stage, said: Partial<Parameters<typeof addVoucher>[2]>) {
  const types = stage.world.voucherTypes.by('shop', stage.owner.shopId);
  const ConfigID = types.find(({ IsServiceFee }) => IsServiceFee)?.ConfigID ?? 0;
  const voucher = { ConfigID, Amount: 50_000, Method: 1 as const, Description: REASON, ...said };
  return addVoucher(stage.world, 1, voucher, nowOf(stage));
}

/** The last voucher that waits is approved. */
function approve(stage: Stage, userId: number): Result<unknown> {
  const voucher = stage.world.vouchers.rows.findLast(({ Status }) => Status === 0);
  if (!voucher || !hasVoucherType(voucher)) return done(undefined);
  const context = { ...nowOf(stage), userId };
  return decideVoucher(stage.world, voucher.type, { ...voucher, Status: 1, Reason: undefined }, context);
}
