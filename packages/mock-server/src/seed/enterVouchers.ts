/** Vouchers of a scenario stand in the books of who writes them, under the categories of that shop. */
import type { Context } from '../core/command/context.ts';
import type { World } from '../core/store/world.ts';
import { addVoucher } from '../core/vouchers/addVoucher.ts';
import { must } from './actor.ts';

/** Small enough to need no approval, in đồng; what comes in is more than what goes out. */
const AMOUNT = { 1: 400_000, 2: 150_000 } as const;

/** Writes so many vouchers in cash, a receipt and an expense in turn, one category after the other. */
export function enterVouchers(world: World, context: Context, count: number): void {
  const all = world.voucherTypes.by('shop', context.shopId).filter(({ IsBusinessResult }) => IsBusinessResult);
  const byKind = { 1: all.filter(({ type }) => type === 1), 2: all.filter(({ type }) => type === 2) };
  for (let place = 0; place < count; place += 1) {
    const kind = place % 2 === 0 ? 1 : 2;
    const types = byKind[kind];
    const type = types[Math.floor(place / 2) % types.length];
    if (!type) throw new Error(`The shop ${context.shopId} has no categories of vouchers.`);
    const { ConfigID, name } = type;
    const Description = `${name} lần ${place + 1}`;
    must(addVoucher(world, kind, { ConfigID, Method: 1, Amount: AMOUNT[kind], Description }, context));
  }
}
