/** What must hold of the terms of orders at work after every step of a story, worked out from what was and what is (counter.md §8). */
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

const CORRECTABLE = ['Amount', 'ServiceType', 'AppointmentDate', 'CardDataID'] as const;
const AGREED = ['CustomerID', 'PartnerMode', 'PartnerID', 'AffID', 'StaffID'] as const;

/** Orders and told corrections before a step. */
export interface TermsBefore {
  orders: readonly Schedule[];
  /** How many corrections were told. */
  told: number;
  /** How many entries stood in the books. */
  entries: number;
}

/** What {@link termFault} compares with, taken before a step. */
export function termsBefore(world: World): TermsBefore {
  return {
    orders: [...world.schedules.rows],
    told: world.termChanges.rows.length,
    entries: world.books.entries.length,
  };
}

/** First rule of them a step broke, in words: terms of work that began change only while nothing is settled, four of them, told with a reason, and post nothing. */
export function termFault(world: World, before: TermsBefore): string | undefined {
  let told = before.told;
  for (const old of before.orders) {
    const order = world.schedules.get(old.ScheduleID);
    if (!order || order === old || old.Status < SCHEDULE_STATUS.working) continue;
    const changed = CORRECTABLE.filter((field) => old[field] !== order[field]);
    const fault =
      agreedFault(old, order) ?? (changed.length > 0 ? correctedFault(world, old, order, before) : undefined);
    if (fault) return `${order.Code} ${fault}`;
    for (const field of changed) {
      const change = world.termChanges.rows[told];
      told += 1;
      const isTold = change?.ScheduleID === order.ScheduleID && change.Field === field;
      if (!isTold || change.Old !== String(old[field]) || change.New !== String(order[field]))
        return `${order.Code} đổi ${field} mà không kể lại`;
      if (change.Reason.trim().length < 5) return `${order.Code} đổi ${field} không có lý do`;
    }
  }
  return told === world.termChanges.rows.length ? undefined : 'kể lại điều khoản không ai đổi';
}

function agreedFault(old: Schedule, order: Schedule): string | undefined {
  const field = AGREED.find((name) => old[name] !== order[name]);
  if (field) return `đổi ${field} khi đã thực hiện`;
  const isFeeAlone = old.FeeMode !== order.FeeMode && old.ServiceType === order.ServiceType;
  return isFeeAlone ? 'đổi cách thu phí mà dịch vụ như cũ' : undefined;
}

function correctedFault(world: World, old: Schedule, order: Schedule, before: TermsBefore): string | undefined {
  if (old.Status !== SCHEDULE_STATUS.working || order.Status !== SCHEDULE_STATUS.working)
    return `đổi điều khoản ở trạng thái ${old.Status}`;
  if (world.books.entries.length !== before.entries) return 'ghi sổ khi đổi điều khoản';
  if (world.cards.get(order.CardDataID)?.CustomerID !== order.CustomerID) return 'sang thẻ của khách khác';
  const isPaid = world.moneyLines.rows.some(
    (line) => line.ScheduleID === order.ScheduleID && line.Kind === 1 && (line.Status === 0 || line.Status === 1),
  );
  const becomesWithdrawal = old.ServiceType !== 2 && order.ServiceType === 2;
  return becomesWithdrawal && isPaid ? 'thành rút tiền khi thẻ đã được nạp' : undefined;
}
