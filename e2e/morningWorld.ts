import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '@so-the/api-client';
import { pngFile } from '../packages/mock-server/src/samples/pngFile.ts';
import { now, standStill } from './clock.ts';
import { dayOf, daysAfter } from './ownersBooks.ts';
import type { Person } from './person.ts';
import type { Shop } from './shop.ts';
import { expect } from './test.ts';

const MILLION = 1_000_000;
const WEDNESDAY = 3;
/** Cards fall due today and on each of the seven days after. */
const DUE_DAYS = 8;

/** A picture as it is dropped. */
export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What an order and its swipe are called. */
export interface SwipedOrder {
  code: string;
  swipes: readonly Schemas['LogWithdrawal'][];
}

/** Half past eight of the first Wednesday after tomorrow: a day that has a tomorrow in the same week. */
export function nextMorning(): Date {
  const days = [2, 3, 4, 5, 6, 7, 8].map((later) => dayOf(daysAfter(now(), later)));
  const wednesday = days.find((day) => new Date(day).getUTCDay() === WEDNESDAY) ?? '';
  return new Date(`${wednesday}T08:30:00+07:00`);
}

/** The terminal lets a card be swiped as often as it takes. */
export async function loosenTerminal({ api, ids }: Shop): Promise<void> {
  const pos = (await api.call('listPos', {})).Data.find(({ posID }) => posID === ids.pos);
  if (!pos) throw new Error('The shop has no POS.');
  const { posID, Version, PosName, TID, BankID, Fees, Status, SettleDays, SkipHoliday, OpeningDebt } = pos;
  const terms = { SettleDays, SkipHoliday, OpeningDebt, Status };
  const limits = { MaxPerDay: 900 * MILLION, MaxPerCardPerDay: 90 };
  await api.call('savePos', { body: { posID, Version, PosName, TID, BankID, Fees, ...terms, ...limits } });
}

/** Puts the shop's own card out of the way: due neither in the week to come nor in the one before. */
export async function setOwnCardAside({ api, ids }: Shop, morning: Date): Promise<void> {
  const { Data: card } = await api.call('getCard', { ID: ids.card });
  const { cardDataID, Version, CustomerID, HolderName, Relation, BankID, TypeCard, Last4, FeePercent } = card;
  const kept = { cardDataID, Version, CustomerID, HolderName, Relation, BankID, TypeCard, Last4, FeePercent };
  const DateDues = dueDay(morning, 14);
  await api.call('saveCard', { body: { ...kept, DateDues, cardInShop: false, Status: 1 } });
}

/** An order with as many swipes that nobody kept the slip of. */
export async function swipedOrder(shop: Shop, count: number, first: number): Promise<SwipedOrder> {
  const { api, ids } = shop;
  const ScheduleID = await shop.startOrder({ Amount: 100 * MILLION });
  for (let number = first; number < first + count; number += 1) {
    const Amount = 2 * MILLION + number * 10_000;
    const printed = { LotNo: '000900', InvoiceNo: `000${100 + number}`, ApprovalCode: `A${10_000 + number}` };
    const body = { ScheduleID, PosID: ids.pos, Amount, ...printed, OverrideReason: 'Khách chia nhiều lần quẹt' };
    await api.call('addWithdrawal', { body });
  }
  const swipes = (await api.call('listWithdrawals', { ScheduleID })).Data;
  return { code: swipes[0]?.ScheduleCode ?? '', swipes };
}

/** Cards that fall due in the coming week, each with a customer of its own; the third has no agreed rate. */
export async function dueCards({ api }: Shop, count: number, morning: Date): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const two = String(number + 1).padStart(2, '0');
    const CustomerPhone = `09110000${two}`;
    const customer = { FullName: `Trần Thị Sáng ${two}`, Phone: CustomerPhone, Status: 1 as const };
    await api.call('saveCustomer', { body: customer });
  }
  const Rows = Array.from({ length: count }, (_, number) => ({
    CustomerPhone: `09110000${String(number + 1).padStart(2, '0')}`,
    HolderName: 'TRAN THI SANG',
    Bank: 'VCB',
    TypeCard: 'Visa',
    Last4: String(5001 + number),
    DateDues: dueDay(morning, Math.floor((number * DUE_DAYS) / count)),
    ...(number === 2 ? {} : { FeePercent: 1800 }),
  }));
  const { Data } = await api.call('importCards', { body: { Rows } });
  if (Data.OkCount !== count) throw new Error(`Only ${Data.OkCount} of ${count} cards were taken.`);
}

/** The slip that the terminal printed for a swipe. */
async function slipOf({ mock }: Shop, { logWithdrawalId, InvoiceNo }: Schemas['LogWithdrawal']): Promise<Picture> {
  const answer = await fetch(`${mock.url}/_mock/samples/bill.png?LogWithdrawalID=${logWithdrawalId}`, {
    headers: mock.headers,
  });
  if (!answer.ok) throw new Error(`Swipe ${logWithdrawalId} has no slip.`);
  return picture(`bill-${InvoiceNo}.png`, Buffer.from(await answer.arrayBuffer()));
}

/** The shop opens: server and page take it for this moment. */
export async function begin(page: Page, shop: Shop, morning: Date): Promise<void> {
  await shop.comesTo(morning);
  await standStill(page, morning);
}

/** The slips of an order's swipes. */
export function slips(shop: Shop, { swipes }: Pick<SwipedOrder, 'swipes'>): Promise<Picture[]> {
  return Promise.all(swipes.map((swipe) => slipOf(shop, swipe)));
}

/** Drops pictures into the dialog in front. */
export async function drop({ dialog }: Person, files: readonly Picture[]): Promise<void> {
  await dialog.getByLabel('Ảnh bill', { exact: true }).setInputFiles([...files]);
}

/** Every bill is confirmed and of a swipe of its own; no swipe is without. */
export async function expectMatched({ api }: Shop, count: number): Promise<void> {
  const bills = (await api.call('listBills', { PageSize: 100 })).Data.filter(({ Status }) => Status === 1);
  const left = (await api.call('listSwipes', { HasBill: false })).Total;
  expect([bills.length, new Set(bills.map(({ LogWithdrawalID }) => LogWithdrawalID)).size, left]).toEqual([
    count,
    count,
    0,
  ]);
}

/** A button of the page by its whole name. */
export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The same picture under another name. */
export function copyOf({ buffer }: Picture, name: string): Picture {
  return picture(name, buffer);
}

/** A picture on which nothing can be read: as many grey lines as it is given. */
export function blurred(name: string, lines: number): Picture {
  const width = 64;
  const bits = new Uint8Array((width / 8) * 64).map((_, byte) => (byte % 16 < lines ? 0xaa : 0xff));
  return picture(name, Buffer.from(pngFile({ width, height: 64, bits })));
}

/** A file that calls itself a picture and is none. */
export function broken(name: string): Picture {
  return picture(name, Buffer.from('not a picture at all'));
}

function picture(name: string, buffer: Buffer): Picture {
  return { name, mimeType: 'image/png', buffer };
}

function dueDay(morning: Date, later: number): number {
  return Number(dayOf(daysAfter(morning, later)).slice(8));
}
