/** Somebody new, their card and the appointment it is for are on file together, the appointment at work where that was wanted, or nothing is. */
import { refuseSave } from '../access/rights.ts';
import { keepCard, planCard, type CardCommand, type PlannedCard } from '../cards/saveCard.ts';
import type { Context } from '../command/context.ts';
import { done, firstRefusal, invalid, missing, type Refusal, type Result } from '../command/result.ts';
import { keepCustomer, planCustomer, type CustomerCommand } from '../customers/saveCustomer.ts';
import type { Customer } from '../records/people.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { keepSchedule, planSchedule, type ScheduleCommand } from './saveSchedule.ts';

/** What is sent for an appointment: whom it is for and with which card, or either as it is to be put on file. */
export interface ServeCommand extends Omit<ScheduleCommand, 'CustomerID' | 'CardDataID'> {
  CustomerID?: number;
  CardDataID?: number;
  NewCustomer?: Omit<CustomerCommand, 'CustomerID' | 'Version'>;
  NewCard?: Omit<CardCommand, 'CustomerID' | 'cardDataID' | 'Version'>;
  /** Whether work on it begins at once. Default false. */
  Start?: boolean;
}

/** All that serving somebody would put on file. */
interface PlannedServing {
  customer?: Customer;
  card?: PlannedCard;
  order: Schedule;
}

/**
 * Adds or changes an appointment, with its customer and card where they are new, and walks it to Đang thực hiện along the
 * arrows of domain §4 where work begins at once. Refuses what saving each of them alone refuses, one that is both new and
 * on file, and a start by who may not change the status of orders; refused, nothing is kept.
 */
export function serveCustomer(world: World, command: ServeCommand, context: Context): Result<Schedule> {
  const planned = planServing(world, command, context);
  if (!planned.ok) return planned;
  const refused = command.Start ? refuseSave(world, ['contracts', 'appointments'], false, context) : undefined;
  if (refused) return refused;
  const { customer, card, order } = planned.value;
  if (customer) keepCustomer(world, customer, context);
  if (card) keepCard(world, card, context);
  const made = keepSchedule(world, order, context, command.Reason);
  return done(command.Start ? startWork(world, made, context) : made);
}

/** The appointment of a customer and a card that are on file; refuses one that leaves either open. */
export function onFile({ CustomerID, CardDataID, ...terms }: ServeCommand): Result<ScheduleCommand> {
  if (!CustomerID) return missing('khách hàng', 'CustomerID');
  if (!CardDataID) return missing('thẻ', 'CardDataID');
  return done({ ...terms, CustomerID, CardDataID });
}

function planServing(world: World, command: ServeCommand, context: Context): Result<PlannedServing> {
  const { NewCustomer, NewCard } = command;
  const refused = firstRefusal(
    NewCustomer && command.CustomerID ? invalid('Khách hàng', 'CustomerID') : undefined,
    NewCard && command.CardDataID ? invalid('Thẻ', 'CardDataID') : undefined,
    NewCustomer && refuseSave(world, ['customers'], true, context),
  );
  if (refused) return refused;
  const customer = NewCustomer && planCustomer(world, NewCustomer, context);
  if (customer && !customer.ok) return within('NewCustomer', customer);
  const CustomerID = customer?.value.CustomerID ?? command.CustomerID;
  if (!CustomerID) return missing('khách hàng', 'CustomerID');
  const card = NewCard && planCard(world, { ...NewCard, CustomerID }, context, customer?.value);
  if (card && !card.ok) return within('NewCard', card);
  const terms = onFile({ ...command, CustomerID, CardDataID: card?.value.card.cardDataID ?? command.CardDataID });
  if (!terms.ok) return terms;
  const parties = { customer: customer?.value, card: card?.value.card };
  const order = planSchedule(world, terms.value, context, parties);
  return order.ok ? done({ customer: customer?.value, card: card?.value, order: order.value }) : order;
}

/** A refusal of a part, with its field where the whole has it. */
function within(part: 'NewCustomer' | 'NewCard', { field, ...refusal }: Refusal): Refusal {
  return field === undefined ? refusal : { ...refusal, field: `${part}/${field}` };
}

function startWork(world: World, made: Schedule, context: Context): Schedule {
  const { ScheduleID } = made;
  let order = made;
  for (const Status of [SCHEDULE_STATUS.ready, SCHEDULE_STATUS.working]) {
    if (order.Status >= Status) continue;
    const moved = changeScheduleStatus(world, { ScheduleID, Status }, context);
    if (!moved.ok) throw new Error(`A planned appointment could not be moved to ${Status}: ${moved.message}`);
    order = moved.value;
  }
  return order;
}
