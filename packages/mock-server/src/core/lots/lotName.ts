/** A lot is named by what is printed on its slip: number, POS and day. */
import { displayDate } from '../values/dates.ts';
import type { NumberLot } from '../records/lot.ts';
import type { World } from '../store/world.ts';

/** `lô 000123 Máy VCB quầy 1 ngày 20/11/2026`. */
export function lotName(world: World, lot: NumberLot): string {
  return `lô ${lot.LotNo} ${world.poses.get(lot.PosID)?.PosName ?? ''} ngày ${displayDate(lot.BusinessDate)}`;
}
