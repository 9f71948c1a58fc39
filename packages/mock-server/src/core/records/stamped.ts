/** Every record says whose it is, who touched it last and how often, so that nothing changes unseen. */
import type { Context } from '../command/context.ts';
import type { IsoInstant } from '../values/dates.ts';

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
