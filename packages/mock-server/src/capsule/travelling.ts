/** What of a world travels: no session, no hash of a password. Accounts get the passwords of their scenario where it is opened. */
import { saveWorld, type World, type WorldSnapshot } from '../core/store/world.ts';
import { hashPassword } from '../core/values/password.ts';
import { sha256, toHex, utf8 } from '../core/values/sha256.ts';
import type { RandomHex } from '../engine/random.ts';
import { scenarioPasswordOf } from '../seed/passwords.ts';

/** Collections that open an account or tell of tries to. */
const STAY_BEHIND = ['sessions', 'loginTries'] as const;

/** The world as it travels. */
export function travelling(world: World): WorldSnapshot {
  const { collections, entries } = saveWorld(world);
  const users = collections.users.rows.map((user) => ({ ...user, PasswordHash: '' }));
  const changed: Partial<WorldSnapshot['collections']> = { users: { ...collections.users, rows: users } };
  for (const name of STAY_BEHIND) changed[name] = { ...collections[name], rows: [] };
  return { collections: { ...collections, ...changed }, entries };
}

/** SHA-256 of what travels: the same wherever the world is opened. */
export function worldPrint(world: World): string {
  return toHex(sha256(utf8(JSON.stringify(travelling(world)))));
}

/** Gives every account of a world that travelled the password its scenario has for it. */
export function givePasswords(world: World, random: RandomHex): void {
  const hashes = new Map<string, string>();
  for (const user of world.users.rows) {
    const password = scenarioPasswordOf(user.UserName);
    const hash = hashes.get(password) ?? hashPassword(password, random(16));
    hashes.set(password, hash);
    world.users.put({ ...user, PasswordHash: hash });
  }
}
