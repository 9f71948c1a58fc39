import type { OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { isWhole } from '../core/history/oneLine.ts';
import { EVERY_WRITE, type Write } from '../testing/everyWrite.ts';
import { openChain, type OpenChain } from '../testing/openChain.ts';
import { orderAtWork, stockedShop, visaOf } from '../testing/openShop.ts';
import { makeWrite, writersOf } from '../testing/writers.ts';

const TOLD = { MenuID: 21, ActionID: 3, Note: 'Hủy khoản nạp thẻ số 12: gõ nhầm' } as const;

/** Numbers that only the program knows a record by. */
const INSIDE = /\bsố \d{1,3}(?!\d)|\bID\b|#\d/;

test('whatever is written, and told of by the screen too, shows as one line in the words of a shop', () => {
  const chain = openChain();
  const { world } = chain.owner.engine;
  const shown = () => world.actions.rows.filter(isWhole);
  for (const write of EVERY_WRITE.filter(({ id }) => id !== 'addLogAction')) {
    const before = shown().length;
    expect([write.id, makeWrite(chain, write).body.Result]).toEqual([write.id, 1]);
    tell(chain, write);
    expect([write.id, shown().length - before]).toEqual([write.id, 1]);
    const { Note, Call } = shown().at(-1) ?? {};
    expect(Call).toBe(write.id);
    expect(Note).not.toMatch(INSIDE);
  }
});

test('what a screen tells of belongs to the last write of its kind that nobody told of, each to its own', () => {
  const shop = stockedShop();
  const ScheduleID = orderAtWork(shop);
  const { rows } = shop.engine.world.actions;
  const note = (Note: string) => shop.ask('updateScheduleNote', { body: { ScheduleID, Note } });
  const tellOf = (Call: OperationId) => shop.ask('addLogAction', { ...TOLD, Call });
  note('Một');
  note('Hai');
  const [first, second] = rows.slice(-2);
  tellOf('updateScheduleNote');
  expect(rows.at(-1)).toMatchObject({ PartOf: second?.LogID });
  tellOf('updateScheduleNote');
  expect(rows.at(-1)).toMatchObject({ PartOf: first?.LogID });
  tellOf('updateScheduleNote');
  tellOf('deleteAff');
  shop.ask('addLogAction', TOLD);
  expect(rows.slice(-3).every(isWhole)).toBe(true);
  expect(shop.ask('listLogActions', { GeneralSearch: 'gõ nhầm' }).Total).toBe(3);
});

test('a list is one line, which tells the others; it leads to a document only where there is one', () => {
  const shop = stockedShop();
  const second = shop.ask('saveCard', { body: { ...visaOf(shop.customerId), Last4: '1111' } }).Data.cardDataID;
  const Cards = [shop.cardId, second].map((CardDataID) => ({
    CardDataID,
    Amount: 5_000_000,
    CustomerFeePercent: 1800,
  }));
  shop.ask('pushSchedules', { body: { Cards } });
  const [pushed] = shop.ask('listLogActions', { PageSize: 1 }).Data;
  expect(pushed).toMatchObject({
    Call: 'pushSchedules',
    Note: 'Thêm đơn HD000001 và 1 mục khác',
    Others: ['Thêm đơn HD000002'],
    ScheduleID: 1,
    CustomerID: shop.customerId,
  });
  shop.ask('updateScheduleNote', { body: { ScheduleID: 1, Note: 'Gọi lại' } });
  const [noted] = shop.ask('listLogActions', { PageSize: 1 }).Data;
  expect([noted?.Note, noted?.ScheduleID, noted?.Others]).toEqual(['Sửa ghi chú HD000001', 1, undefined]);
  shop.ask('deleteSchedule', { ScheduleID: 1 });
  expect(shop.ask('listLogActions', { PageSize: 1 }).Data[0]?.ScheduleID).toBe(undefined);
  const { cardDataID } = shop.ask('saveCard', { body: { ...visaOf(shop.customerId), Last4: '2222' } }).Data;
  expect(shop.ask('listLogActions', { PageSize: 1 }).Data[0]?.CardDataID).toBe(cardDataID);
  shop.ask('deleteCard', { cardDataID });
  expect(shop.ask('listLogActions', { PageSize: 1 }).Data[0]?.CardDataID).toBe(undefined);
});

/** The screen of whoever made a write tells of it; nobody tells without a session. */
function tell({ owner, company }: OpenChain, { id, by }: Write): void {
  const session = writersOf(owner.session, company.session)[by];
  if (session === null || id === 'changePassword') return;
  const reply = owner.engine.call('addLogAction', { query: { ...TOLD, Call: id } }, session);
  expect([id, reply.body.Result]).toEqual([id, 1]);
}
