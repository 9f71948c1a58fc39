import type { Schemas } from '@so-the/api-client';
import type { Engine } from '@so-the/mock-server/browser';
import { askAs, type AccountName } from './askEngine.ts';

/** The owner gives a member of staff every right there is. */
export function grantAll(engine: Engine, to: AccountName): void {
  grant(engine, to, ({ Grantable }) => Grantable);
}

/** The owner takes every right of a member of staff away. */
export function grantNothing(engine: Engine, to: AccountName): void {
  grant(engine, to, () => []);
}

type Held = Schemas['StaffPermissions'];

function grant(engine: Engine, to: AccountName, choose: (held: Held) => Held['Rights']): void {
  const [staff] = askAs(engine, 'chushop', 'listStaff', { UserName: to });
  if (!staff) throw new Error(`${to} is nobody's staff in the story's world.`);
  const held = askAs(engine, 'chushop', 'getStaffPermissions', { StaffID: staff.UserID });
  const body = { StaffID: staff.UserID, Version: held.Version, Rights: choose(held) };
  askAs(engine, 'chushop', 'saveStaffPermissions', { body });
}
