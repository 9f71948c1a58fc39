import type { OperationId } from '@so-the/api-client';
import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Books from '../core/ledger/post.ts';
import type * as Mirrors from '../core/ledger/reverse.ts';
import { PLACES } from '../core/testing/placeRules.ts';
import type { Step } from '../core/testing/storyStep.ts';
import { playStep } from '../core/testing/storySteps.ts';
import { EVERY_WRITE } from './everyWrite.ts';
import { openChain } from './openChain.ts';
import { openWorked, stories } from './tellStory.ts';
import { makeWrite } from './writers.ts';

const core = join(import.meta.dirname, '../core');

const { posters, noted } = vi.hoisted(() => {
  // Another file of this worker may have loaded the books already.
  vi.resetModules();
  const files = new Set<string>();
  /** The same, but that the file it is called from is noted down. */
  const noteCaller =
    <Given extends unknown[], Made>(act: (...given: Given) => Made) =>
    (...given: Given): Made => {
      files.add(new Error().stack?.split('\n')[2]?.replace(/^.*\/core\/|:\d+:\d+\)?$/g, '') ?? '');
      return act(...given);
    };
  return { posters: files, noted: noteCaller };
});

/** Who posts and who mirrors is noted down; the books do what they always do. */
vi.mock('../core/ledger/post.ts', async (original) => {
  const books = await original<typeof Books>();
  return { ...books, post: noted(books.post) };
});
vi.mock('../core/ledger/reverse.ts', async (original) => {
  const mirrors = await original<typeof Mirrors>();
  return { ...mirrors, reverse: noted(mirrors.reverse) };
});

afterAll(() => {
  vi.doUnmock('../core/ledger/post.ts');
  vi.doUnmock('../core/ledger/reverse.ts');
  vi.resetModules();
});

/** Steps of the stories that do what a call does; a call that moves money and stands nowhere here fails the first test. */
const STEPS: Partial<Record<OperationId, Step['kind']>> = {
  saveBankCard: 'opening',
  savePos: 'POS opening',
  saveOpeningBalances: 'bring along',
  importPos: 'POS opening',
  addPaymentSchedule: 'pay',
  addPaymentScheduleWaiting: 'pay',
  cancelPaymentSchedule: 'cancel line',
  addCustomerTopUp: 'collect',
  cancelCustomerTopUp: 'cancel line',
  sendMoneyCustomer: 'send',
  cancelSendMoneyCustomer: 'cancel line',
  addWithdrawal: 'swipe',
  cancelWithdrawal: 'cancel swipe',
  changeScheduleStatus: 'status',
  adjustDebt: 'adjust',
  adjustScheduleDebt: 'adjust',
  payDebtCustomer: 'pay debt',
  offsetCustomerDebt: 'offset own',
  payDebtCustomerWithCard: 'pay by card',
  cancelPayDebt: 'cancel debt',
  addPartnerReciprocal: 'pay partner',
  payPartnerSchedules: 'pay partner',
  payCashBack: 'cash back',
  cancelCashBackPayment: 'cancel cash back',
  payNumberLot: 'pay lot',
  cancelLotPayment: 'cancel lot pay',
  updateNumberLot: 'change lot',
  payDebtFromPdf: 'pay lot',
  changePdfLineStatus: 'cancel lot pay',
  addReceipt: 'voucher',
  addExpense: 'voucher',
  transferFund: 'transfer',
  addBankLineVoucher: 'bank line',
  cancelVoucher: 'cancel voucher',
  addBadExpense: 'loss',
  deleteBadExpense: 'delete loss',
  decideHeldWrite: 'decide held',
  pushStartMoney: 'push',
};

const posted = new Set<string>();

beforeAll(() => {
  for (const [orders, steps] of fc.sample(stories, { numRuns: 400, seed: 2026 })) {
    const stage = openWorked(orders);
    for (const step of steps) playStep(stage, step);
    for (const { RefType } of stage.world.books.entries) posted.add(RefType);
  }
}, 60_000);

test('every call that posts to the books is a step of the stories', () => {
  const chain = openChain();
  const { entries } = chain.owner.engine.world.books;
  const moving = new Set<OperationId>();
  for (const write of EVERY_WRITE) {
    const before = entries.length;
    makeWrite(chain, write);
    if (entries.length > before) moving.add(write.id);
  }
  expect(moving.size).toBeGreaterThan(25);
  expect([...moving].filter((id) => STEPS[id] === undefined)).toEqual([]);
});

test('the stories reach every place in the rules that posts or mirrors an entry', () => {
  const posting = readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^ledger\/post\.ts$/.test(file))
    .filter((file) => /\b(post|reverse)\(/.test(readFileSync(join(core, file), 'utf8')))
    .map((file) => relative(core, join(core, file)));
  expect(posting.length).toBeGreaterThan(15);
  expect(posting.filter((file) => !posters.has(file))).toEqual([]);
});

test('every kind of document is posted in the stories', () => {
  expect(Object.keys(PLACES).filter((kind) => !posted.has(kind))).toEqual([]);
});
