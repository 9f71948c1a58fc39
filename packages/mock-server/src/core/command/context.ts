/** Who asks, for which shop, and when: the only way time, identity and chance enter the rules. */
import type { IsoDate, IsoInstant } from '../values/dates.ts';

/** ShopID of the company: head office over all shops of one owner (specification §1). */
export const COMPANY_SHOP_ID = -111;

/** Everything a command may know beside the world and its input. */
export interface Context {
  /** The moment of the call in the shop's offset, `2026-11-20T09:00:00+07:00`. */
  now: IsoInstant;
  /** The day of `now` in the shop. */
  businessDate: IsoDate;
  /** User who asks; 0 before login. */
  userId: number;
  /** Shop the call works in; −111 is the company; 0 before login. */
  shopId: number;
  /** Second person who approved what is carried out now for who proposed it. */
  approvedBy?: number;
  /** So many random bytes in hex, for tokens and salts; unguessable in service, fixed in tests and seeds. */
  randomHex: (bytes: number) => string;
}
