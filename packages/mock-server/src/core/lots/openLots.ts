/** Lots with something left are kept by their POS, so that years of paid lots are never looked at again. */
import { keeping } from '../store/kept.ts';
import type { NumberLot } from '../records/lot.ts';
import type { World } from '../store/world.ts';
import { remainOf } from './lotFigures.ts';

/** A lot that is not paid to the đồng. */
export interface OpenLot {
  lot: NumberLot;
  /** Đồng still to come; below zero when too much came. */
  Remain: number;
}

interface Part {
  PosID: number;
  Remain: number;
}

const openOfPoses = keeping<Map<number, Map<number, number>>, Part>({
  nothing: () => new Map(),
  watch: (world, touch) => {
    for (const { numberLoID } of world.numberLots.rows) touch(numberLoID);
    world.numberLots.watch((_before, { numberLoID }) => touch(numberLoID));
    for (const collection of [world.swipes, world.lotPayments]) {
      collection.watch((before: { NumberLoID?: number } | undefined, after: { NumberLoID?: number }) => {
        touch(before?.NumberLoID);
        touch(after.NumberLoID);
      });
    }
  },
  read: (world, id) => {
    const lot = world.numberLots.get(id);
    const Remain = lot ? remainOf(world, lot) : 0;
    return lot && Remain !== 0 ? { PosID: lot.PosID, Remain } : undefined;
  },
  change: (poses, { PosID, Remain }, sign, id) => {
    const open = poses.get(PosID) ?? new Map<number, number>();
    poses.set(PosID, open);
    if (sign === 1) open.set(id, Remain);
    else open.delete(id);
  },
});

/** Reads what is left of so many more lots, so that no list has to; gives whether all are read. */
export function readLotsAhead(world: World, most: number): boolean {
  return openOfPoses(world, most).isWhole;
}

/** Lots of a POS that are not paid to the đồng, in no order. */
export function openLotsOf(world: World, posId: number): OpenLot[] {
  const found: OpenLot[] = [];
  for (const [id, Remain] of openOfPoses(world).kept.get(posId) ?? []) {
    const lot = world.numberLots.get(id);
    if (lot) found.push({ lot, Remain });
  }
  return found;
}
