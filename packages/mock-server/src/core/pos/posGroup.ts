/** Money comes back to a parent POS for all terminals below it; a terminal without a parent is its own. */
import type { Pos } from '../records/funds.ts';
import type { World } from '../store/world.ts';

/** Number of the POS that receives the money of a terminal. */
export function parentOf(pos: Pos): number {
  return pos.PosParentID ?? pos.posID;
}

/** A parent POS and the terminals below it, in the order they were added, the parent first. */
export function groupOf(world: World, parent: Pos): Pos[] {
  const children = world.poses
    .by('shop', parent.ShopID)
    .filter((pos) => !pos.IsDeleted && pos.PosParentID === parent.posID && pos.posID !== parent.posID);
  return [parent, ...children];
}

/** The POS that receives the money of a terminal, whether it is itself or another. */
export function parentPos(world: World, posId: number): Pos | undefined {
  const pos = world.poses.get(posId);
  return pos && (world.poses.get(pos.PosParentID) ?? pos);
}
