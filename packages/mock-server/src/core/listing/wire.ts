/** What leaves core is exactly what the contract names: names stand beside numbers, and what only core keeps stays in it. */
import { bankOf } from '../values/banks.ts';
import type { BankCard } from '../records/funds.ts';
import type { Stamped } from '../records/stamped.ts';
import type { World } from '../store/world.ts';

/** Names behind the stamp of a record. */
export interface StampNames {
  CreatedByName: string;
  UpdatedByName?: string;
}

/** Full name of a user; empty for nobody. */
export function userName(world: World, userId: number | undefined): string {
  return world.users.get(userId)?.FullName ?? '';
}

/** A stored record without what only core keeps, and with the names behind its stamp. */
export function wireOf<Row extends Stamped, Hidden extends Exclude<keyof Row, keyof Stamped> = never>(
  world: World,
  row: Row,
  ...hidden: Hidden[]
): Omit<Row, 'IsDeleted' | Hidden> & StampNames {
  return {
    ...shownPart(row, hidden),
    CreatedByName: userName(world, row.CreatedBy),
    UpdatedByName: row.UpdatedBy === undefined ? undefined : userName(world, row.UpdatedBy),
  };
}

/** What is shown of each row, by the fields that are hidden; a row never changes, so neither does this. */
const shownParts = new Map<string, WeakMap<Stamped, object>>();

function shownPart<Row extends Stamped, Hidden extends keyof Row>(
  row: Row,
  hidden: readonly Hidden[],
): Omit<Row, 'IsDeleted' | Hidden> {
  const name = hidden.join();
  let parts = shownParts.get(name);
  if (!parts) shownParts.set(name, (parts = new WeakMap()));
  let part = parts.get(row);
  if (!part) {
    const left = new Set<PropertyKey>(['IsDeleted', ...hidden]);
    part = Object.fromEntries(Object.entries(row).filter(([field]) => !left.has(field)));
    parts.set(row, part);
  }
  return part as Omit<Row, 'IsDeleted' | Hidden>;
}

/** `VCB ···5600`: how an account is named beside money. */
export function accountLabel(bankCard: Pick<BankCard, 'BankCode' | 'AccountNo'> | undefined): string | undefined {
  return bankCard && `${bankCard.BankCode} ···${bankCard.AccountNo.slice(-4)}`;
}

/** Code of a bank; empty when there is none of that number. */
export function bankCode(bankId: number | undefined): string {
  return bankId === undefined ? '' : (bankOf(bankId)?.BankCode ?? '');
}
