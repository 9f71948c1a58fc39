import type { Page } from '@playwright/test';
import { ownWorld } from './ownWorld.ts';
import type { Client } from '../packages/api-client/src/client.ts';
import { createClient } from '../packages/api-client/src/createClient.ts';
import type { Data } from '../packages/api-client/src/operation.ts';
import { now } from './clock.ts';
import type { Person } from './person.ts';
import { expect, tell } from './test.ts';

const DAY_MS = 24 * 60 * 60_000;
const vietnamDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' });
const KINDS = ['customer', 'partner', 'aff', 'pos'] as const;

/** What an owner has and where it comes from, in đồng: debts are what is owed to the shop. */
export type OwnersBooks = Record<
  'funds' | (typeof KINDS)[number] | 'profit' | 'adjustments' | 'capitalIn' | 'capitalOut' | 'opening' | 'advanced',
  number
>;

/** The day in Vietnam, ISO. */
export function dayOf(moment: Date): string {
  return vietnamDay.format(moment);
}

/** A moment as many days later. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** The calls of the person who is logged in on the page. */
export async function callsOf(page: Page): Promise<Client> {
  const stored = await page.evaluate(() => localStorage.getItem('user') ?? '');
  const { Token, UserID, ShopID } = JSON.parse(stored) as Data<'login'>;
  return createClient({
    baseUrl: new URL(page.url()).origin,
    headers: ownWorld().headers,
    session: () => ({ token: Token, userId: UserID, shopId: ShopID }),
    onUnauthorized: () => undefined,
  });
}

/** The books as the reports tell them to whoever is logged in on the page; of one day, or of all days from a shop's first to those to come. */
export async function booksOf(page: Page, day?: string): Promise<OwnersBooks> {
  return booksBy(await callsOf(page), day);
}

/** The same as they are told to whoever makes the calls. */
export async function booksBy(api: Client, day?: string): Promise<OwnersBooks> {
  const today = now();
  const period = { fromDate: day ?? dayOf(daysAfter(today, -300)), toDate: day ?? dayOf(daysAfter(today, 60)) };
  const { Funds } = (await api.call('getCashBook', period)).Data;
  const debts = (await api.call('getDebtSummaryReport', period)).Data;
  const result = (await api.call('getCompanyBusinessResult', period)).Totals;
  const advances = (await api.call('listStartMoney', period)).Totals;
  const debtOf = (kind: string) => sum(debts.filter(({ Account }) => Account === kind).map(({ Closing }) => Closing));
  return {
    funds: sum(Funds.map(({ Closing }) => Closing)),
    customer: debtOf('customer'),
    partner: debtOf('partner'),
    aff: debtOf('aff'),
    pos: debtOf('pos'),
    profit: result.NetProfit ?? 0,
    adjustments: result.Adjustments ?? 0,
    capitalIn: result.CapitalIn ?? 0,
    capitalOut: result.CapitalOut ?? 0,
    opening: result.OpeningBalances ?? 0,
    advanced: advances.Owed,
  };
}

/**
 * Checks that the books changed by exactly these amounts since, and that funds and debts rose by profit, capital and what
 * the company advanced. Prints the story in a line.
 */
export async function expectChange(
  page: Page,
  story: string,
  before: OwnersBooks,
  expected: Partial<OwnersBooks>,
): Promise<void> {
  await expectChangeBy(await callsOf(page), story, before, expected);
}

/** The same as the books are told to whoever makes the calls. */
export async function expectChangeBy(
  api: Client,
  story: string,
  before: OwnersBooks,
  expected: Partial<OwnersBooks>,
): Promise<void> {
  await expect.poll(async () => changeOf(before, await booksBy(api))).toEqual(expected);
  const change = { ...unchanged(before), ...expected };
  const risen = change.funds + sum(KINDS.map((kind) => change[kind]));
  expect(risen).toBe(change.profit + change.capitalIn - change.capitalOut + change.opening + change.advanced);
  const figures = Object.entries(expected).map(([name, amount]) => `${name} ${amount.toLocaleString('vi-VN')}`);
  tell(`Owner’s story: ${story}: ${figures.join(', ') || 'nothing changed'}; 0 đồng unexplained`);
}

/** Types key by key over what stands in a field of the dialog in front. */
export async function typeInto(person: Person, label: string | RegExp, keys: string): Promise<void> {
  const field = person.dialog.getByLabel(label);
  await field.click();
  await field.press('ControlOrMeta+a');
  await person.page.keyboard.type(keys);
}

/** Goes on and confirms what the question repeats. */
export async function confirm(person: Person, answer = 'Xác nhận'): Promise<void> {
  await person.press('Tiếp tục');
  await person.page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();
  await expect(person.page.getByRole('alertdialog')).toBeHidden();
}

/** The same with a nervous hand, which presses twice within 50 ms; what stands below the form stays open. */
export async function confirmWildly(person: Person, answer: string | RegExp = 'Xác nhận'): Promise<void> {
  await person.press('Tiếp tục');
  const question = person.page.getByRole('alertdialog');
  await question.getByRole('button', { name: answer, exact: true }).dblclick({ delay: 0 });
  await expect(question).toBeHidden();
}

/** Chooses a line of the menu of the order's page. */
export async function chooseOfOrder(page: Page, line: string): Promise<void> {
  await page.getByRole('button', { name: 'Thao tác khác' }).click();
  await page.getByRole('menuitem', { name: line, exact: true }).click();
}

function changeOf(before: OwnersBooks, after: OwnersBooks): Partial<OwnersBooks> {
  const names = Object.keys(before) as (keyof OwnersBooks)[];
  const changes = names.map((name) => [name, after[name] - before[name]] as const);
  return Object.fromEntries(changes.filter(([, amount]) => amount !== 0));
}

function unchanged(books: OwnersBooks): OwnersBooks {
  return Object.fromEntries(Object.keys(books).map((name) => [name, 0])) as OwnersBooks;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
