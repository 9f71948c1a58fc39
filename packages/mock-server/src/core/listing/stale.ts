/** Whoever saves from an older copy is told who was quicker and when, and nothing is changed. */
import { refuse, type Refusal } from '../command/result.ts';
import type { Stamped } from '../records/stamped.ts';
import type { World } from '../store/world.ts';
import { businessDateOf, displayDate, timeOf, type IsoInstant } from '../values/dates.ts';
import { userName } from './wire.ts';

/**
 * A save made from an older copy of a record: "Dữ liệu đã được Lê Thị Thu cập nhật lúc 10:15 ngày 20/11/2026, vui lòng
 * tải lại" (domain §1, with name and time).
 *
 * @param row the record that is there
 * @param current the record as lists show it now, for forms that show both versions
 */
export function stale(world: World, row: Stamped, current?: object): Refusal {
  const { who, when } = lastTouch(world, row);
  const refusal = refuse('Stale', `Dữ liệu đã được ${who} cập nhật lúc ${when}, vui lòng tải lại`);
  return current ? { ...refusal, current } : refusal;
}

/**
 * A step that another one came before: "Lượt quẹt đã được hủy trước đó (Lê Thị Thu, 10:15 ngày 20/11/2026)". Who looks at
 * an old page learns who did it and when.
 *
 * @param row the record that has moved on
 * @param sentence what happened to it, without the end
 */
export function movedOn(
  world: World,
  code: 'WrongStatus' | 'AlreadyCancelled',
  row: Stamped,
  sentence: string,
): Refusal {
  const { who, when } = lastTouch(world, row);
  return refuse(code, `${sentence} (${who}, ${when})`);
}

/** Who did something and when, in words: "Lê Thị Thu", "10:15 ngày 20/11/2026". */
export function wordsOfAct(world: World, by: number, at: IsoInstant): { who: string; when: string } {
  const who = userName(world, by) || 'người khác';
  return { who, when: `${timeOf(at)} ngày ${displayDate(businessDateOf(at))}` };
}

function lastTouch(world: World, row: Stamped): { who: string; when: string } {
  const { UpdatedBy: by = row.CreatedBy, UpdatedDate: at = row.CreatedDate } = row;
  return wordsOfAct(world, by, at);
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
