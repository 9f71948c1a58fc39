/** Who was made by another within a month, or is the same person under two names, does not answer for them (domain §2(q)). */
import type { User } from '../records/account.ts';
import { addDays, businessDateOf, type IsoInstant } from '../values/dates.ts';
import { fold } from '../values/text.ts';

/** Days for which whoever gave an account or its rights ties it to themselves. */
const TIED_DAYS = 30;

/** What ties a second person to a proposer: the account or its rights come from them, or both are one person. */
export type Tie = 'made' | 'same';

/** The tie between who proposed and who would decide; undefined when they are independent. An owner is made by nobody. */
export function tieBetween(proposer: User, second: User, now: IsoInstant): Tie | undefined {
  if (isOnePerson(proposer, second)) return 'same';
  const since = addDays(businessDateOf(now), -TIED_DAYS);
  const made = [{ By: second.CreatedBy, At: second.CreatedDate }, ...(second.Empowered ?? [])];
  return made.some(({ By, At }) => By === proposer.UserID && businessDateOf(At) > since) ? 'made' : undefined;
}

/** What somebody's account owes others: the latest time each of them unlocked it, raised it or gave it a password. */
export function empoweredBy(user: Pick<User, 'Empowered'>, By: number, At: IsoInstant): Pick<User, 'Empowered'> {
  return { Empowered: [...(user.Empowered ?? []).filter((other) => other.By !== By), { By, At }] };
}

/** The same phone, identity card or name stands behind both accounts. */
function isOnePerson(left: User, right: User): boolean {
  const isSame = (key: 'Phone' | 'CCCD') => left[key] !== undefined && left[key] === right[key];
  return isSame('Phone') || isSame('CCCD') || fold(left.FullName) === fold(right.FullName);
}
