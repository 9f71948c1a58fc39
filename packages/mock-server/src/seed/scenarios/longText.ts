/** A few busy days in which every text people type is as long as the contract allows, and all money two hundred times what it was: the books balance as before. */
import { enter } from '../../core/books/books.ts';
import { COLLECTION_NAMES, createWorld, saveWorld } from '../../core/store/world.ts';
import { contractFields, type ContractFields } from '../contractFields.ts';
import { actAs } from '../actor.ts';
import { renewCards } from '../dueWork.ts';
import { enterVouchers } from '../enterVouchers.ts';
import { openShops, playOrders } from '../openShops.ts';
import { makePartnerAppointments } from '../partnerAppointments.ts';
import type { Stage } from './scenario.ts';

/** Brings the largest opening balance of the seed to 800 tỷ, near the most a document may name. */
const RICHER = 200;
const VOUCHERS = 6;
const PARTNER_ORDERS = 2;
/** The most a document may name, in đồng. */
const MOST = 1_000_000_000_000;
const MORE = ' – phần chữ rất dài này cho thấy chỗ hẹp nhất của màn hình còn đọc được hay không';

/** Plays a small rush aside, then enters what came of it, lengthened. */
export function longText(stage: Stage): void {
  const { world } = stage;
  const short = createWorld();
  for (const shop of openShops({ ...stage, world: short }, 2)) {
    playOrders(shop, 1, ['done', 'done', 'swiped', 'paid']);
    playOrders(shop, 0, ['done', 'transferring', 'swiped', 'paid', 'waiting', 'ready', 'appointment', 'called off']);
    const { ownerId, shopId } = shop.branch.shop;
    const owner = actAs(stage.dice, ownerId, shopId, shop.day(0).from);
    enterVouchers(short, owner, VOUCHERS);
    makePartnerAppointments(short, owner, PARTNER_ORDERS);
    renewCards(short, shop.branch, owner);
  }
  const { collections, entries } = lengthened(saveWorld(short), contractFields());
  for (const name of COLLECTION_NAMES) {
    const collection: { load(rows: (typeof collections)[typeof name]): void } = world[name];
    collection.load(collections[name]);
  }
  for (const entry of entries) enter(world.books, entry);
}

/** The same value, its texts filled up and its money multiplied, however deep they stand. */
function lengthened<Value>(value: Value, fields: ContractFields, name = ''): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => lengthened(each, fields)) as Value;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, lengthened(inner, fields, key)]),
    ) as Value;
  }
  if (typeof value === 'number' && fields.money.has(name)) return Math.min(value * RICHER, MOST) as Value;
  const limit = fields.limits.get(name);
  return typeof value === 'string' && value !== '' && limit !== undefined ? (filledUp(value, limit) as Value) : value;
}

/** Who writes in capitals only, as banks do, goes on in capitals. */
function filledUp(text: string, limit: number): string {
  const more = text === text.toUpperCase() ? ' RAT DAI' : MORE;
  return (text + more.repeat(Math.ceil(limit / more.length))).slice(0, limit).replace(/ $/, '.');
}
