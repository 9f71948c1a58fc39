/** Every record says whose it is, who touched it last and how often, so that nothing changes unseen. */
import type { Context } from '../command/context.ts';
import type { IsoInstant } from '../values/dates.ts';
import { stale, type Refusal } from '../command/result.ts';

/** Fields of every stored record (domain §3). */
export interface Stamped {
  /** Shop the record belongs to; −111 for the company. */
  ShopID: number;
  CreatedBy: number;
  CreatedDate: IsoInstant;
  UpdatedBy?: number;
  UpdatedDate?: IsoInstant;
  /** Counts saves from 1: a save must name the version it was made from. */
  Version: number;
  IsDeleted: boolean;
}

/** Stamp of a record made now in the shop of the call. */
export function stampNew(context: Context): Stamped {
  return {
    ShopID: context.shopId,
    CreatedBy: context.userId,
    CreatedDate: context.now,
    Version: 1,
    IsDeleted: false,
  };
}

/** What a change adds to the stamp. */
export function stampChange(record: Stamped, context: Context): Pick<Stamped, 'UpdatedBy' | 'UpdatedDate' | 'Version'> {
  return { UpdatedBy: context.userId, UpdatedDate: context.now, Version: record.Version + 1 };
}

/**
 * Refuses a change made from an older copy than the record that is there; the refusal carries the record as it is now.
 *
 * @param version the version the change was made from; what names none is refused too
 */
export function refuseStale<Row extends Stamped>(
  old: Row | undefined,
  version: number | undefined,
  viewOf: (row: Row) => object,
): Refusal | undefined {
  return old && version !== old.Version ? stale(viewOf(old)) : undefined;
}
