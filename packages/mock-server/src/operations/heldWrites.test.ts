import { expect, test } from 'vitest';
import { createBrowserEngine } from '../browser.ts';
import type { Engine } from '../engine.ts';
import { scenarioPasswordOf } from '../seed/passwords.ts';
import { sessionOf } from '../testing/loggedIn.ts';
import { workingAs, type OpenShop } from '../testing/openShop.ts';

const MILLION = 1_000_000;
const Reason = 'Ghi nhầm trong lúc đông khách';
const MONTH = { fromDate: '2026-11-01', toDate: '2026-11-20' };

/** Each write that may wait, by the owner of the demo, with more than one person may change alone. */
const WRITES: Readonly<Record<string, (owner: OpenShop) => { Message?: string }>> = {
  payCashBack: (shop) => shop.ask('payCashBack', { body: { PosParentID: 1, Type: 4, Amount: 6 * MILLION, Reason } }),
  updateNumberLot: (shop) => {
    const lot = shop.ask('listNumberLots', { PageSize: 100 }).Data.find(({ Remain }) => Remain >= 6 * MILLION);
    const { numberLoID = 0, Version = 0 } = lot ?? {};
    return shop.ask('updateNumberLot', { body: { numberLoID, Version, AdjustAmount: 6 * MILLION, Reason } });
  },
  correctSchedulePercent: (shop) => {
    const orders = shop.ask('searchSchedules', {
      body: { Statuses: [4], PageIndex: 1, PageSize: 20, SortBy: 'Amount', SortDir: 'desc' },
    }).Data;
    const { ScheduleID = 0, CustomerFeePercent = 0 } = orders[0] ?? {};
    return shop.ask('correctSchedulePercent', {
      body: { ScheduleID, CustomerFeePercent: CustomerFeePercent + 10_000, Reason },
    });
  },
  deleteBadExpense: (shop) => {
    const [loss] = shop.ask('listBadExpenses', { Status: 1 }).Data;
    return shop.ask('deleteBadExpense', { id: loss?.id ?? 0, Reason });
  },
};

test.each(Object.entries(WRITES))(
  '%s waits within the contract, stands in the inbox, and is carried out by the manager',
  (_, write) => {
    const engine = createBrowserEngine({ now: '2026-11-20T09:00:00+07:00' });
    const owner = logIn(engine, 'chushop');
    const books = () => JSON.stringify(owner.ask('getCompanyBusinessResult', MONTH).Data);
    const before = books();
    expect(write(owner).Message).toMatch(/^Chờ người thứ hai duyệt: /);
    expect(books()).toBe(before);
    const held = owner.ask('listApprovals', {}).Data.find(({ Kind }) => Kind === 7);
    expect(held).toMatchObject({ CanApprove: false, CanRefuse: true });
    const body = { HeldWriteID: held?.RefID ?? 0, Status: 1 } as const;
    expect(logIn(engine, 'quanly').ask('decideHeldWrite', { body }).Message).toBe('Duyệt đề nghị thành công');
    expect(books()).not.toBe(before);
  },
);

test('a confirmation is told beforehand who could approve, in the names of the shop', () => {
  const engine = createBrowserEngine({ now: '2026-11-20T09:00:00+07:00' });
  const ask = (Amount: number) =>
    logIn(engine, 'chushop').ask('checkSecondPerson', { Write: 3, Amount, RefID: 1 }).Data;
  expect(ask(6 * MILLION)).toMatchObject({ IsNeeded: true, From: 5 * MILLION });
  expect(ask(6 * MILLION).People).toContain('Phạm Quốc Hưng');
  expect(ask(MILLION)).toMatchObject({ IsNeeded: false, From: 5 * MILLION, People: [] });
});

function logIn(engine: Engine, UserName: string): OpenShop {
  const body = { UserName, Password: scenarioPasswordOf(UserName) };
  return workingAs(engine, sessionOf(engine.call('login', { body }, null).body));
}
