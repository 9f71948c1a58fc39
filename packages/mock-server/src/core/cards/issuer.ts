/** Which bank issued a card is only guessed from its first digits: the shop's own cards tell it, and NAPAS writes it into its prefix. */
import type { Context } from '../command/context.ts';
import { rowsInView } from '../scope/shops.ts';
import { BANKS, bankOf, type Bank } from '../values/banks.ts';
import { cardTypeOf } from '../values/cardTypes.ts';
import type { World } from '../store/world.ts';

/** A card type whose prefix names the bank (domain §5). */
const NAPAS = 5;

/**
 * The bank that most likely issued a card with these first digits: that of the latest card of the shop with the same six,
 * else for NAPAS the bank of that prefix. Empty where neither tells; a person may always choose another one.
 */
export function likelyIssuers(world: World, bin: string, context: Context): Bank[] {
  const prefix = bin.slice(0, 6);
  const latest = rowsInView(world, 'cards', context).findLast((card) => card.Bin?.startsWith(prefix));
  const napas = cardTypeOf(prefix) === NAPAS ? BANKS.find(({ Bin }) => Bin === prefix) : undefined;
  const issuer = bankOf(latest?.BankID ?? 0) ?? napas;
  return issuer ? [issuer] : [];
}
