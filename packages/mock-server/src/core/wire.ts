/** What leaves core is exactly what the contract names: names stand beside numbers, and what only core keeps stays in it. */
import { bankOf } from './banks.ts';
import type { BankCard } from './records/funds.ts';
import type { Stamped } from './records/stamped.ts';
import type { World } from './world.ts';

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
  const wire: Row & StampNames & { IsDeleted?: boolean } = {
    ...row,
    CreatedByName: userName(world, row.CreatedBy),
    UpdatedByName: row.UpdatedBy === undefined ? undefined : userName(world, row.UpdatedBy),
  };
  Reflect.deleteProperty(wire, 'IsDeleted');
  for (const field of hidden) Reflect.deleteProperty(wire, field);
  return wire;
}

/** `VCB ···5600`: how an account is named beside money. */
export function accountLabel(bankCard: Pick<BankCard, 'BankCode' | 'AccountNo'> | undefined): string | undefined {
  return bankCard && `${bankCard.BankCode} ···${bankCard.AccountNo.slice(-4)}`;
}

/** Code of a bank; empty when there is none of that number. */
export function bankCode(bankId: number | undefined): string {
  return bankId === undefined ? '' : (bankOf(bankId)?.BankCode ?? '');
}
