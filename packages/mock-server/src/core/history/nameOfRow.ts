/** A record is told by the number or the name the shop knows it by, never by the one inside. */
import type { World } from '../store/world.ts';

/** Fields that name a record, the first that has one. */
const NAMES = ['Code', 'FullName', 'Name', 'PosName', 'ShopName', 'UserName', 'name', 'PosCode'] as const;

/** What people call the record of a row: its own code or name, the order or the customer it belongs to, the last digits of the card; absent where it has none. */
export function nameOfRow(world: World, row: object): string | undefined {
  const values = row as Readonly<Record<string, unknown>>;
  const own = NAMES.map((field) => values[field]).find((name) => typeof name === 'string' && name !== '');
  if (typeof own === 'string') return own;
  const card = world.cards.get(idOf(values['cardDataID'] ?? values['CardDataID']));
  const order = world.schedules.get(idOf(values['ScheduleID']));
  if (order) return `đơn ${order.Code}`;
  if (card) return `thẻ •••${card.Last4}`;
  const customer = world.customers.get(idOf(values['CustomerID']));
  return customer && `khách ${customer.Code}`;
}

function idOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
