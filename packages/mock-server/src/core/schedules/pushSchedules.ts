/** A due card is pushed into the book of appointments at most once a cycle, each card accepted or refused on its own. */
import type { Schemas } from '@so-the/api-client';
import { cardDue } from '../cards/cardView.ts';
import { lastAmount, orderOfCycle, planOfCycle } from '../cards/cycle.ts';
import { isPaid } from '../cards/due.ts';
import { proposedWorkday } from '../values/workdays.ts';
import type { Context } from '../command/context.ts';
import { isAfter, type IsoDate, type IsoInstant } from '../values/dates.ts';
import type { Card } from '../records/card.ts';
import { done, missing, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import { bankCode } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { createSchedule, planSchedule, type ScheduleCommand } from './saveSchedule.ts';

/** Time of day of an appointment nobody gave a time. */
const OPENING = '09:00:00+07:00';

/** The service that only takes money from a card. */
const WITHDRAWAL = 2;

/** A due card, and what is said about its appointment. */
export interface PushCard {
  CardDataID: number;
  Amount?: number;
  CustomerFeePercent?: number;
  /** A service that pays the card; Đáo hạn when absent. */
  ServiceType?: ScheduleCommand['ServiceType'];
  AppointmentDate?: IsoInstant;
  StaffID?: number;
  Note?: string;
}

/** What of one card is known before its appointment is made. */
interface Plan {
  card: Card;
  dueDate: IsoDate;
  workDate: IsoDate;
  command: ScheduleCommand;
}

/** Makes an appointment of every card that has none in its cycle; a preview only says which. */
export function pushSchedules(
  world: World,
  command: { Cards: readonly PushCard[]; Preview?: boolean },
  context: Context,
): Result<Schemas['PushScheduleResult']> {
  const seen = new Set<number>();
  const Rows = command.Cards.map((asked, Index) => {
    const isAgain = seen.has(asked.CardDataID);
    seen.add(asked.CardDataID);
    const plan = isAgain
      ? refuse('Duplicate', 'Thẻ được nêu hai lần trong danh sách')
      : planPush(world, asked, context);
    return rowOf(world, { Index, asked, plan, isPreview: command.Preview ?? false }, context);
  });
  const Created = Rows.filter((row) => row.Created).length;
  return done({ Created, Refused: Rows.length - Created, Rows });
}

function planPush(world: World, asked: PushCard, context: Context): Result<Plan> {
  const card = ownRow(world.cards.get(asked.CardDataID), context);
  if (!card) return notFound('thẻ');
  const due = cardDue(world, card, context);
  const refused = refuseAgain(world, card, due.DueDate, isPaid(world, card, due.DueDate));
  if (refused) return refused;
  const plan = planOfCycle(world, card, due.DueDate);
  const workDate = plan && !plan.IsSkipped ? plan.WorkDate : proposedWorkday(due.DueDate, context.businessDate);
  const Amount = asked.Amount ?? plan?.ExpectedAmount ?? lastAmount(world, card);
  const customer = world.customers.get(card.CustomerID);
  const CustomerFeePercent = asked.CustomerFeePercent ?? card.FeePercent ?? customer?.FeePercentDefault;
  if (asked.ServiceType === WITHDRAWAL)
    return refuse('Invalid', 'Rút tiền không trả thẻ: chọn Đáo hạn hoặc Đáo + Rút', 'ServiceType');
  if (Amount === undefined) return missing('số tiền', 'Amount');
  if (CustomerFeePercent === undefined) return missing('phí khách (%)', 'CustomerFeePercent');
  const opening = `${workDate}T${OPENING}`;
  const command: ScheduleCommand = {
    ServiceType: asked.ServiceType ?? 1,
    CustomerID: card.CustomerID,
    CardDataID: card.cardDataID,
    AffID: customer?.AffID,
    AppointmentDate: asked.AppointmentDate ?? (isAfter(context.now, opening) ? context.now : opening),
    Amount,
    CustomerFeePercent,
    StaffID: asked.StaffID ?? staffOf(world, card, context),
    Note: asked.Note,
  };
  return done({ card, dueDate: due.DueDate, workDate, command });
}

/** Who is in charge of the card, while that person still works here. */
function staffOf(world: World, card: Card, context: Context): number {
  const staff = world.users.get(card.StaffId);
  return staff && staff.Status === 1 && staff.ShopIDs.includes(context.shopId) ? staff.UserID : context.userId;
}

function refuseAgain(world: World, card: Card, due: IsoDate, isPaid: boolean): Refusal | undefined {
  const order = orderOfCycle(world, card, due);
  if (order) return refuse('Duplicate', `Thẻ đã có đơn ${order.Code} trong kỳ này`);
  return isPaid ? refuse('WrongStatus', 'Thẻ đã đáo trong kỳ này') : undefined;
}

function rowOf(
  world: World,
  { Index, asked, plan, isPreview }: { Index: number; asked: PushCard; plan: Result<Plan>; isPreview: boolean },
  context: Context,
): Schemas['PushScheduleRow'] {
  const known = { Index, CardDataID: asked.CardDataID, ...namesOf(world, asked.CardDataID, context) };
  if (!plan.ok)
    return { ...known, ...orderThere(world, asked.CardDataID, context), Created: false, Message: plan.message };
  const { command, dueDate, workDate } = plan.value;
  const terms = {
    DueDate: dueDate,
    WorkDate: workDate,
    AppointmentDate: command.AppointmentDate,
    Amount: command.Amount,
    CustomerFeePercent: command.CustomerFeePercent,
  };
  const made = isPreview ? planSchedule(world, command, context) : createSchedule(world, command, context);
  if (!made.ok) return { ...known, ...terms, Created: false, Message: made.message };
  const order = isPreview ? {} : { ScheduleID: made.value.ScheduleID, Code: made.value.Code };
  return { ...known, ...terms, ...order, Created: true, Message: '' };
}

function namesOf(world: World, cardId: number, context: Context): Partial<Schemas['PushScheduleRow']> {
  const card = ownRow(world.cards.get(cardId), context);
  if (!card) return {};
  const CustomerName = world.customers.get(card.CustomerID)?.FullName;
  return { CustomerName, CardLast4: card.Last4, BankCode: bankCode(card.BankID) };
}

function orderThere(world: World, cardId: number, context: Context): { ScheduleID?: number; Code?: string } {
  const card = ownRow(world.cards.get(cardId), context);
  const order = card && orderOfCycle(world, card, cardDue(world, card, context).DueDate);
  return order ? { ScheduleID: order.ScheduleID, Code: order.Code } : {};
}
