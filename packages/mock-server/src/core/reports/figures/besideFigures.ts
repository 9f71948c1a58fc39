/** What stands beside the figures of a period, so that nobody takes them for more than they are (domain §2(q)). */
import type { Schemas } from '@so-the/api-client';
import { unsettledOn } from '../../schedules/unsettledOrders.ts';
import { selfApprovalNote } from '../../shops/twoPersonSettings.ts';
import type { World } from '../../store/world.ts';
import type { IsoDate } from '../../values/dates.ts';

/** What waits for its settlement at the end of a period, and the shops where one person approves alone. */
export interface BesideFigures {
  Unsettled: Schemas['UnsettledFigures'];
  /** Absent where two persons answer for every shop in view. */
  SelfApproval?: string;
}

/** What stands beside the figures of these shops up to a day. */
export function besideFigures(world: World, shopIds: readonly number[], date: IsoDate): BesideFigures {
  const SelfApproval = selfApprovalNote(world, shopIds);
  return { Unsettled: unsettledOn(world, shopIds, date), ...(SelfApproval !== undefined && { SelfApproval }) };
}
