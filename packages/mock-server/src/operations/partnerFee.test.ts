import { createEngine } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING, orderAtWork, orderOf, stockedShop, workingAs, type StockedShop } from '../testing/openShop.ts';

let shop: StockedShop;
let PartnerID: number;
let PosPartnerID: number;
beforeEach(() => {
  shop = stockedShop();
  const partner = { Name: 'Cửa hàng Minh Phát', Phone: '0933333333', FeePercentDefault: 1600, Status: 1 } as const;
  ({ PartnerID } = shop.ask('savePartner', { body: partner }).Data);
  const pos = { PosName: 'POS Minh Phát 1', PartnerID, Status: 1 } as const;
  PosPartnerID = shop.ask('savePosPartner', { body: pos }).Data.posPartnerID;
});

const save = (...Fees: object[]) => shop.reply('savePartnerFee', { body: { Fees: Fees as never } }).body;
const feeOf = (more: object = {}) => shop.reply('getPartnerFee', { partnerID: PartnerID, typeCard: 1, ...more }).body;

describe('the fee matrix', () => {
  test('the most specific row wins, and the answer says which', () => {
    const rows = [
      { PartnerID, PosID: shop.posId, TypeCard: 1, FeePercent: 1100 },
      { PartnerID, PosID: shop.posId, FeePercent: 1200 },
      { PartnerID, TypeCard: 1, FeePercent: 1300 },
      { PartnerID, FeePercent: 1400 },
    ];
    expect(feeOf().Data).toEqual({ PartnerID, FeePercent: 1600, Level: 4 });
    for (const [place, row] of rows.toReversed().entries()) {
      expect(save(row).Result).toBe(1);
      expect(feeOf({ posID: shop.posId }).Data).toMatchObject({ FeePercent: row.FeePercent, Level: 4 - place });
    }
    expect(feeOf({ posPartnerID: PosPartnerID }).Data).toMatchObject({ Level: 3, FeePercent: 1300 });
    expect(feeOf({ typeCard: 2 }).Data).toMatchObject({
      Level: 4,
      FeePercent: 1400,
      Fee: { PartnerName: 'Cửa hàng Minh Phát' },
    });
    const matrix = shop.ask('listPartnerFees', {});
    expect(matrix.Total).toBe(4);
    expect(matrix.Data.Fees.map((row) => row.Level)).toEqual([1, 2, 3, 4]);
    expect(matrix.Data.Defaults).toMatchObject([{ PartnerID, FeePercent: 1400, FeeCount: 4, PosCount: 1 }]);
  });

  test('a pasted block replaces rows of the same key and deletes none; one bad row keeps all out', () => {
    save({ PartnerID, FeePercent: 1400 }, { PartnerID, TypeCard: 3, FeePercent: 1700 });
    save({ PartnerID, FeePercent: 1450 }, { PartnerID, TypeCard: 5, FeePercent: 1200 });
    const rates = () =>
      shop
        .ask('listPartnerFees', { PartnerID })
        .Data.Fees.map((row) => row.FeePercent)
        .toSorted((a, b) => a - b);
    expect(rates()).toEqual([1200, 1450, 1700]);
    const bad = save({ PartnerID, FeePercent: 1 }, { PartnerID, PosID: 99, FeePercent: 2 });
    expect(bad).toMatchObject({ Result: 0, Code: 'NotFound' });
    expect(rates()).toEqual([1200, 1450, 1700]);
  });

  test.each([
    ['a start to come', { FromDate: '2026-12-01' }, 'FutureDate'],
    ['both kinds of POS', { PosID: 1, PosPartnerID: 1 }, 'Invalid'],
    ['somebody else’s partner', { PartnerID: 99 }, 'NotFound'],
    ['an old copy', { ConfigPartnerFeeShopID: 1, Version: 9 }, 'Stale'],
    ['a row that is not there', { ConfigPartnerFeeShopID: 99, Version: 1 }, 'NotFound'],
  ])('%s is refused', (_what, change, code) => {
    save({ PartnerID, FeePercent: 1400 });
    expect(save({ PartnerID, FeePercent: 1500, ...change })['Code']).toBe(code);
  });

  test('without any agreement the fee is refused, as the swipe is', () => {
    const bare = { Name: 'Chưa có phí', Phone: '0944444444', Status: 1 } as const;
    const { PartnerID: partnerID } = shop.ask('savePartner', { body: bare }).Data;
    const answer = { Result: 0, Code: 'NoFee', Message: 'Chưa cấu hình phí đối tác' };
    expect(feeOf({ partnerID })).toMatchObject(answer);
    const ScheduleID = orderAtWork(shop, { PartnerMode: 3, PartnerID: partnerID });
    const swipe = { ScheduleID, Amount: 1_000_000, PosID: shop.posId };
    expect(shop.reply('addWithdrawal', { body: swipe }).body).toMatchObject(answer);
  });

  test('a deleted row no longer wins', () => {
    save({ PartnerID, FeePercent: 1400 });
    const [row] = shop.ask('listPartnerFees', {}).Data.Fees;
    shop.ask('deletePartnerFee', { ConfigPartnerFeeShopID: row?.ConfigPartnerFeeShopID ?? 0 });
    expect(feeOf().Data).toMatchObject({ FeePercent: 1600 });
  });
});

describe('POS of a partner', () => {
  test('its figures follow the swipes, and a payment of the order lowers its debt', () => {
    save({ PartnerID, PosPartnerID, FeePercent: 1400 });
    const ScheduleID = orderAtWork(shop, { ServiceType: 2, PartnerMode: 1, PartnerID });
    expect(orderOf(shop, ScheduleID)).toMatchObject({ PartnerAmount: 480_000, PosFeeAmount: 0, PartnerDebt: 0 });
    shop.ask('addWithdrawal', { body: { ScheduleID, Amount: 30_000_000, PosPartnerID } });
    shop.ask('changeScheduleStatus', { ScheduleID, Status: 3 });
    expect(orderOf(shop, ScheduleID).PartnerDebt).toBe(29_580_000);
    const pay = { PartnerID, Amount: 9_580_000, Method: 1, ScheduleIDs: [ScheduleID] } as const;
    const { DebtID = 0 } = shop.ask('payPartnerSchedules', { body: { ...pay, ScheduleIDs: [ScheduleID] } }).Data;
    const figures = {
      Volume: 30_000_000,
      PartnerFee: 420_000,
      Net: 29_580_000,
      Collected: 9_580_000,
      Debt: 20_000_000,
    };
    expect(shop.ask('listPosPartnerFigures', { PosPartnerID }).Totals).toMatchObject(figures);
    expect(shop.ask('getDetailDebt', { partnerID: PartnerID }).Data.Documents).toMatchObject([
      { Kind: 1, Amount: -9_580_000, CanCancel: true },
      { Kind: 0, ScheduleID, Remain: 20_000_000, PaidAmount: 9_580_000 },
    ]);
    const search = { PartnerID, PartnerModes: [1 as const], PageIndex: 1, PageSize: 20 };
    expect(shop.ask('searchSchedules', { body: search }).Total).toBe(1);
    expect(shop.reply('deletePosPartner', { posPartnerID: PosPartnerID }).body.Code).toBe('InUse');
    shop.ask('cancelPayDebt', { DebtID, Reason: 'Thu nhầm đối tác' });
    expect(shop.ask('listPosPartnerFigures', {}).Totals.Debt).toBe(29_580_000);
  });

  test('a code is asked for, approved, then revoked with a reason, and no step is made twice', () => {
    const ask = { PosPartnerID, PosCode: 'mp-7001' };
    const { LogID, Version, Status, NextStatuses } = shop.ask('savePosCodeStatus', { body: ask }).Data;
    expect([Status, NextStatuses]).toEqual([0, [1, 2]]);
    expect(shop.reply('savePosCodeStatus', { body: ask }).body.Code).toBe('Duplicate');
    const decide = (version: number, status: 1 | 2 | 3, Note?: string) =>
      shop.reply('savePosCodeStatus', { body: { LogID, Version: version, Status: status, Note } }).body;
    expect(decide(Version, 3, 'Thu hồi ngay')['Code']).toBe('WrongStatus');
    expect(decide(Version, 2)['Code']).toBe('ReasonRequired');
    expect(decide(Version, 1).Result).toBe(1);
    expect(decide(Version, 3, 'Thu hồi ngay')['Code']).toBe('Stale');
    expect(shop.ask('listPosPartners', {}).Data[0]).toMatchObject({ PosCode: 'MP-7001', PendingCount: 0 });
    expect(decide(Version + 1, 3, 'Trả máy cho đối tác').Result).toBe(1);
    expect(shop.ask('listPosCodeLogs', { PartnerID, Status: 3 }).Data).toMatchObject([
      { PosCode: 'MP-7001', NextStatuses: [], DecidedByName: 'Trần Văn Chủ' },
    ]);
  });

  test('own POS are imported with the fee and the opening debt of their line', () => {
    const line = { PosName: 'Máy MB', TID: 35900412, BankCode: 'mb', FeePercent: 1340, OpeningDebt: 5_000_000 };
    const Rows = [
      line,
      { ...line, PosName: 'Máy trùng' },
      { ...line, TID: '24531876' },
      { ...line, TID: 'A1', BankCode: 'X' },
    ];
    const preview = shop.ask('importPos', { body: { Rows, Preview: true } }).Data.Rows;
    expect(preview.map((row) => row.Status)).toEqual(['ok', 'duplicate', 'duplicate', 'error']);
    expect(shop.ask('listPos', {}).Total).toBe(1);
    expect(shop.ask('importPos', { body: { Rows } }).Message).toBe('Nhập 1 dòng thành công, 3 dòng lỗi');
    expect(shop.ask('listPos', {})).toMatchObject({ Total: 2, Totals: { Debt: 5_000_000 } });
  });
});

test('the company sees the partners of all shops, one shop when asked, and writes in none', () => {
  const world = seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING });
  const engine = createEngine({ world, clock: standingClock(MORNING) });
  const company = workingAs(engine, loggedIn(engine, 'company'));
  const all = company.ask('listPartnerFees', { PageSize: 500 }).Data.Defaults;
  expect(new Set(all.map((row) => row.ShopID))).toEqual(new Set([1, 2, 3]));
  expect(all.every((row) => row.ShopName !== '')).toBe(true);
  expect(company.ask('listPartners', { SearchShopID: 2 }).Total).toBe(all.filter((row) => row.ShopID === 2).length);
  expect(company.ask('listAffs', {}).Data.every((row) => row.ShopName !== '')).toBe(true);
  expect(company.ask('listPosCodeLogs', {}).Total).toBe(24);
  expect(company.ask('listPartnerReciprocals', {}).Totals.Offset).toBeGreaterThan(0);
  const body = { Name: 'x', Phone: '0944444444', Status: 1 } as const;
  expect(company.reply('savePartner', { body }).body.Result).not.toBe(1);
});
