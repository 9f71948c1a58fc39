/** Whoever saves from an older copy is told who was quicker and when, and nothing is changed. */
import { refuse, type Refusal } from '../command/result.ts';
import type { Stamped } from '../records/stamped.ts';
import type { World } from '../store/world.ts';
import { businessDateOf, displayDate, timeOf } from '../values/dates.ts';
import { userName } from './wire.ts';

/**
 * A save made from an older copy of a record: "Dữ liệu đã được Lê Thị Thu cập nhật lúc 10:15 ngày 20/11/2026, vui lòng
 * tải lại" (domain §1, with name and time).
 *
 * @param row the record that is there
 * @param current the record as lists show it now, for forms that show both versions
 */
export function stale(world: World, row: Stamped, current?: object): Refusal {
  const { UpdatedBy: by = row.CreatedBy, UpdatedDate: at = row.CreatedDate } = row;
  const who = userName(world, by) || 'người khác';
  const when = `lúc ${timeOf(at)} ngày ${displayDate(businessDateOf(at))}`;
  const refusal = refuse('Stale', `Dữ liệu đã được ${who} cập nhật ${when}, vui lòng tải lại`);
  return current ? { ...refusal, current } : refusal;
}

/**
 * Refuses a change made from an older copy than the record that is there; the refusal carries the record as it is now.
 *
 * @param version the version the change was made from; what names none is refused too
 */
export function refuseStale<Row extends Stamped>(
  world: World,
  old: Row | undefined,
  version: number | undefined,
  viewOf: (row: Row) => object,
): Refusal | undefined {
  return old && version !== old.Version ? stale(world, old, viewOf(old)) : undefined;
}
