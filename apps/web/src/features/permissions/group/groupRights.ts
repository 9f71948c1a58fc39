import { keysOf, rightsOf, tick, type Rights } from '../rightSet.ts';

/** What all of some people may do: what their group gives. Nothing where nobody is. */
export function commonRights(sets: readonly Rights[]): Rights {
  const [first, ...others] = sets.map(keysOf);
  return rightsOf(new Set([...(first ?? [])].filter((key) => others.every((one) => one.has(key)))));
}

/** What one person has besides what the whole group has: how many rights. */
export function ownCount(rights: Rights, common: Rights): number {
  const shared = keysOf(common);
  return [...keysOf(rights)].filter((key) => !shared.has(key)).length;
}

/**
 * The rights of one person after the group's have changed: what the group got is given, what it lost is taken, and what
 * the person has besides stays, unless the screen is no longer seen.
 */
export function followGroup(rights: Rights, before: Rights, after: Rights): Rights {
  const [old, next, held] = [keysOf(before), keysOf(after), keysOf(rights)];
  const kept = [...held].filter((key) => next.has(key) || !old.has(key));
  return tick(new Set([...kept, ...next]), held);
}
