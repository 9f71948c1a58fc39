/** Money beside the orders is played by calls backdated to their days, so that nothing of the orders' own days shifts. */
import { type Context } from '../core/command/context.ts';
import { addDays, businessDateOf, instantAt } from '../core/values/dates.ts';
import { hasVoucherType, VOUCHER_STATUS, type Voucher, type VoucherKind } from '../core/records/voucher.ts';
import { addVoucher, type VoucherCommand } from '../core/vouchers/addVoucher.ts';
import { decideVoucher } from '../core/vouchers/decideVoucher.ts';
import type { World } from '../core/store/world.ts';
import { actAs, must } from './actor.ts';
import type { Branch } from './branch.ts';
import type { Dice } from './dice.ts';
import { bySecondPerson } from './secondPerson.ts';

const HOUR = 3_600_000;

/** The days to play and the shops to play them in. */
export interface MoneyStage {
  world: World;
  branches: readonly Branch[];
  /** What its dice are made from. */
  seed: number;
  now: number;
  /** Days of business before now. */
  days: number;
}

/** The play of those days, with dice of its own and who acts for the company. */
export interface Play extends MoneyStage {
  dice: Dice;
  /** Dice of what moves capital, so that all else falls as before. */
  capitalDice: Dice;
  bossId: number;
}

/** A voucher without its category. */
type Said = Omit<Partial<VoucherCommand>, 'ConfigID'> & { Amount: number; Description: string };

/** Writes a voucher of a category by its name. */
export function write(
  { world }: Pick<Play, 'world'>,
  context: Context,
  [kind, name]: [VoucherKind, string],
  said: Said,
): Voucher {
  const type = world.voucherTypes.by('shop', context.shopId).find((row) => row.name === name && row.type === kind);
  const command = { ConfigID: type?.ConfigID ?? 0, Method: 1 as const, ...said };
  return must(addVoucher(world, kind, command, context));
}

/** Writes one and has it approved where it waits. */
export function book(
  play: Pick<Play, 'world'>,
  context: Context,
  category: [VoucherKind, string],
  said: Said,
): Voucher {
  return approved(play.world, write(play, context, category, said), context);
}

/** A voucher after a second person approved it, where it waits. */
export function approved(world: World, voucher: Voucher, context: Context): Voucher {
  if (voucher.Status !== VOUCHER_STATUS.waiting || !hasVoucherType(voucher)) return voucher;
  const decision = { ...voucher, Status: 1 as const };
  return bySecondPerson(world, context, (second) => decideVoucher(world, voucher.type, decision, second));
}

/** Approves or refuses a waiting voucher. */
export function decide({ world }: Play, paymentID: number, Status: 1 | 3, context: Context): void {
  const voucher = world.vouchers.get(paymentID);
  if (!voucher || !hasVoucherType(voucher)) return;
  must(decideVoucher(world, voucher.type, { ...voucher, Status, Reason: 'Sai số tiền trong bảng lương' }, context));
}

/** A call so many days ago at an hour, never after now. */
export function at({ now, dice }: Play, userId: number, shopId: number, ago: number, hour: number): Context {
  const today = businessDateOf(instantAt(now));
  const moment = Date.parse(`${addDays(today, -ago)}T00:00:00+07:00`) + hour * HOUR + dice.whole(0, 50) * 60_000;
  return actAs(dice, userId, shopId, Math.min(moment, now));
}
