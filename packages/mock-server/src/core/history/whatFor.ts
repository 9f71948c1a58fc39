/** What a line of the action log can be opened as is known only where all that the call wrote belongs to one order, one customer or one card. */
import { PARTY_TYPE } from '../records/debt.ts';
import type { LogAction } from '../records/account.ts';
import type { Customer } from '../records/people.ts';
import type { Schedule } from '../records/schedule.ts';
import type { CollectionName, World } from '../store/world.ts';

/** A row that a call wrote: the collection it is in, and the row as it is now. */
export interface Written {
  name: CollectionName;
  id: number;
  after: object;
}

/** What the log keeps of it. */
export type WhatFor = Pick<LogAction, 'ScheduleID' | 'CustomerID' | 'CardDataID' | 'IsDebt'>;

interface Related {
  ScheduleID?: number;
  AskedScheduleID?: number;
  CustomerID?: number;
  CardDataID?: number;
  cardDataID?: number;
  DebtType?: number;
  PartyID?: number;
}

/** The one order, customer and card that all rows of a call belong to; of several, none. */
export function whatFor(rows: readonly Written[]): WhatFor {
  const related = rows.map(({ after }) => after as Related);
  const isCard = rows.some(({ name }) => name === 'cards' || name === 'cardHolds' || name === 'cardDismissals');
  const CardDataID = isCard ? onlyOne(related.map((row) => row.cardDataID ?? row.CardDataID)) : undefined;
  const ScheduleID = onlyOne(related.map((row) => row.ScheduleID ?? row.AskedScheduleID));
  const CustomerID = onlyOne(related.map(customerOf));
  const isDebt = CustomerID !== undefined && rows.some(({ name }) => name === 'debts');
  return {
    ...(ScheduleID !== undefined && { ScheduleID }),
    ...(CustomerID !== undefined && { CustomerID }),
    ...(CardDataID !== undefined && { CardDataID }),
    ...(isDebt && { IsDebt: true }),
  };
}

/**
 * Finds the order, else the customer, whose number a line tells: of what was written before the log kept it, and of what
 * was seeded. The records of a shop are listed once for all lines it is asked about.
 */
export function finderByCode(world: World): (line: LogAction) => WhatFor {
  const listed = { orders: new Map<number, readonly Schedule[]>(), customers: new Map<number, readonly Customer[]>() };
  return ({ Note, ShopID }) => {
    const orderCode = /\bHD\d{6,}\b/.exec(Note)?.[0];
    if (orderCode !== undefined) {
      const rows = listOnce(listed.orders, ShopID, () => world.schedules.by('shop', ShopID));
      return { ScheduleID: rowOfCode(rows, orderCode)?.ScheduleID };
    }
    const customerCode = /\bKH\d{6,}\b/.exec(Note)?.[0];
    if (customerCode === undefined) return {};
    const rows = listOnce(listed.customers, ShopID, () => world.customers.by('shop', ShopID));
    return { CustomerID: rowOfCode(rows, customerCode)?.CustomerID };
  };
}

function listOnce<Row>(lists: Map<number, readonly Row[]>, shopId: number, list: () => readonly Row[]): readonly Row[] {
  const rows = lists.get(shopId) ?? list();
  lists.set(shopId, rows);
  return rows;
}

/** Codes count the records of a shop, so that a row mostly stands at its number. */
function rowOfCode<Row extends { Code: string }>(rows: readonly Row[], code: string): Row | undefined {
  const guess = rows[Number(code.slice(2)) - 1];
  return guess?.Code === code ? guess : rows.find(({ Code }) => Code === code);
}

function customerOf({ CustomerID, DebtType, PartyID }: Related): number | undefined {
  return CustomerID ?? (DebtType === PARTY_TYPE.customer ? PartyID : undefined);
}

function onlyOne(ids: readonly (number | undefined)[]): number | undefined {
  const known = new Set(ids.filter((id) => id !== undefined));
  return known.size === 1 ? [...known][0] : undefined;
}
