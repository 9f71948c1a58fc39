import { beforeEach, expect, test } from 'vitest';
import { openChain, type OpenChain } from '../testing/openChain.ts';
import { POS, workingAs, type OpenShop } from '../testing/openShop.ts';

const CASH = { Method: 1 } as const;

let chain: OpenChain;
let ToShopID: number;

beforeEach(() => {
  chain = openChain();
  ToShopID = chain.owner.session.shopId;
});

const push = (Kind: 1 | 2 | 3, Amount: number) =>
  chain.company.ask('pushStartMoney', { body: { Kind, ToShopID, Amount, FromFund: CASH, ToFund: CASH } });
const cashOf = (caller: OpenShop) =>
  caller.ask('getCashBook', { accountType: 1, searchShopID: caller.session.shopId }).Totals.Closing;
const close = (Counted: number, more: object = {}) =>
  chain.owner.reply('pushStartMoney', { body: { Kind: 4, Funds: [{ ...CASH, Counted, ...more }] } }).body;
const reopen = (caller: OpenShop, Reason = 'Ghi thiếu một phiếu chi') =>
  caller.reply('pushStartMoney', { body: { Kind: 5, Reason } }).body;

test('money of the morning stands in both books, and what is owed falls by what comes back', () => {
  const made = push(1, 50_000_000);
  expect([made.Message, made.Data.Push?.Amount]).toEqual(['Bơm tiền đầu ngày thành công', 50_000_000]);
  push(2, 10_000_000);
  const back = chain.owner.ask('pushStartMoney', { body: { Kind: 3, Amount: 45_000_000 } });
  expect(back.Message).toBe('Hoàn tiền ứng thành công');
  expect(cashOf(chain.owner)).toBe(15_000_000);
  const { Totals, Data } = chain.company.ask('listStartMoney', { searchShopID: ToShopID });
  expect(Data.Shops).toMatchObject([{ ShopID: ToShopID, StartMoney: 50_000_000, Advances: 10_000_000 }]);
  expect(Totals).toMatchObject({
    Opening: 0,
    StartMoney: 50_000_000,
    Advances: 10_000_000,
    Returned: 45_000_000,
    Owed: 15_000_000,
  });
  expect(cashOf(chain.company)).toBe(-15_000_000);
  expect(chain.owner.ask('listPushMoney', { Kind: 3 })).toMatchObject({ Total: 1, Totals: { Returned: 45_000_000 } });
  const more = chain.owner.reply('pushStartMoney', { body: { Kind: 3, Amount: 15_000_001 } });
  expect(more.body.Code).toBe('OverDebt');
});

test('a day is closed with what was counted, is locked, and opens again with the same figures', () => {
  push(1, 12_400_000);
  expect(close(12_350_000)['Code']).toBe('ReasonRequired');
  const notes = { Denominations: [{ Value: 500_000, Count: 24 }] };
  expect(close(12_350_000, { ...notes, Reason: 'Thiếu một tờ' })['Code']).toBe('AmountMismatch');
  expect(close(12_350_000, { Reason: 'Thiếu một tờ 50.000' })).toMatchObject({
    Message: 'Chốt sổ thành công',
    Data: { LockDate: '2026-11-20', Closes: [{ Expected: 12_400_000, Counted: 12_350_000, Difference: -50_000 }] },
  });
  const late = { Kind: 1, ToShopID, Amount: 5, FromFund: CASH, ToFund: CASH } as const;
  expect(chain.company.reply('pushStartMoney', { body: late }).body.Code).toBe('Locked');
  expect(close(12_400_000)['Code']).toBe('Locked');
  expect(cashOf(chain.owner)).toBe(12_400_000);
  expect(reopen(chain.owner, 'x')['Result']).not.toBe(1);
  expect(reopen(chain.owner)).toMatchObject({
    Message: 'Chờ người thứ hai duyệt mở sổ',
    Data: { LockDate: '2026-11-20', Closes: [], Reopening: { Status: 0 } },
  });
  const boss = workingAs(chain.company.engine, { ...chain.company.session, shopId: ToShopID });
  const approval = { Kind: 5, ReopeningID: 1, Status: 1 } as const;
  expect(chain.owner.reply('pushStartMoney', { body: approval }).body.Code).toBe('NeedApproval');
  const opened = boss.ask('pushStartMoney', { body: approval });
  expect(opened).toMatchObject({ Message: 'Mở sổ thành công', Data: { LockDate: undefined } });
  const { Data } = chain.owner.ask('listStartMoney', {});
  expect([Data.LockDate, Data.Closes.map((each) => each.Status)]).toEqual([undefined, [2]]);
  const again = { Kind: 5, Date: '2026-11-20', Reason: 'Ghi thiếu một phiếu chi' } as const;
  expect(boss.reply('pushStartMoney', { body: again }).body.Code).toBe('WrongStatus');
  push(1, 5);
  expect(cashOf(chain.owner)).toBe(12_400_005);
});

test.each([
  ['by the shop itself', 'owner', {}, 'Forbidden'],
  ['to no shop', 'company', { ToShopID: 77 }, 'NotFound'],
  ['of nothing', 'company', { Amount: 0 }, 'Contract'],
  ['on a day to come', 'company', { Date: '2026-11-21' }, 'FutureDate'],
  ['from no account', 'company', { FromFund: { Method: 2, BankCardID: 99 } }, 'NotFound'],
] as const)('a push %s is refused and changes neither book', (_what, who, wrong, code) => {
  const body = { Kind: 1 as const, ToShopID, Amount: 5_000_000, ...wrong };
  expect(chain[who].reply('pushStartMoney', { body }).body.Code).toBe(code);
  expect([cashOf(chain.company), cashOf(chain.owner)]).toEqual([0, 0]);
});

test('the company picks among the terminals of all its shops, a shop among its own', () => {
  const { posID } = chain.owner.ask('savePos', { body: POS }).Data;
  chain.owner.ask('savePos', { body: { ...POS, TID: '24531877', PosName: 'Máy nghỉ', Status: 0 } });
  const picks = chain.company.ask('listAllPosCompany', {});
  expect(picks.Total).toBe(1);
  expect(picks.Data).toMatchObject([{ posID, ShopID: ToShopID, PosName: 'Máy VCB quầy 1' }]);
  expect(picks.Data[0]?.Fees?.find((fee) => fee.TypeCard === 1)?.FeePercent).toBe(1320);
  expect(picks.Data).toEqual(chain.company.ask('listAllPos', {}).Data);
});
