import { beforeEach, expect, test } from 'vitest';
import { orderAtWork, stockedShop, type StockedShop } from '../testing/openShop.ts';

const DAY = { fromDate: '2026-11-20', toDate: '2026-11-20' };
const Amount = 20_000_000;

let shop: StockedShop;
let ScheduleID: number;

/** A partner's card swiped on the shop's own POS: its fee is earned by the swipe, so that settling posts nothing. */
beforeEach(() => {
  shop = stockedShop();
  const partner = { Name: 'Cửa hàng Minh Phát', Phone: '0933333333', FeePercentDefault: 1500, Status: 1 } as const;
  const { PartnerID } = shop.ask('savePartner', { body: partner }).Data;
  ScheduleID = orderAtWork(shop, { ServiceType: 2, PartnerMode: 2, PartnerID, Amount });
  shop.ask('addWithdrawal', { body: { ScheduleID, Amount, PosID: shop.posId, OverrideReason: 'Khách chờ' } });
});

/** Number of orders of the day as each report tells it. */
function counts(days = DAY): Record<string, number | undefined> {
  const { Data: byDay } = shop.ask('getRevenueByDay', days);
  const { Data: daily } = shop.ask('getDailyReport', { date: days.toDate });
  const services = daily.Services.reduce((sum, service) => sum + service.OrderCount, 0);
  return {
    'doanh thu': shop.ask('getCompanyRevenue', days).Totals.OrderCount,
    'theo ngày': byDay.Totals.OrderCount,
    'nhân viên': shop.ask('getStaffReport', days).Totals.OrderCount,
    'máy POS': shop.ask('getPosRevenue', days).Totals.OrderCount,
    đơn: shop.ask('getOrderReport', days).Totals.OrderCount,
    'tất cả cửa hàng': shop.ask('getAllShopReport', days).Totals.OrderCount,
    'báo cáo ngày': daily.Totals.OrderCount,
    'dịch vụ': services,
    'công ty': shop.ask('getCompanyReport', { ForDate: days.fromDate, ToDate: days.toDate }).Totals.OrderCount,
  };
}

const everywhere = (count: number) => Object.fromEntries(Object.keys(counts()).map((report) => [report, count]));

test('an order counts because it is settled, in every report, though its settlement posts nothing', () => {
  expect(counts()).toEqual(everywhere(0));
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 4 });
  expect(counts()).toEqual(everywhere(1));
  expect(shop.ask('getOrderReport', DAY).Data).toMatchObject([{ ScheduleID, OrderCount: 1, Revenue: 300_000 }]);
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 2, Note: 'Quẹt nhầm máy khác' });
  expect(counts()).toEqual(everywhere(0));
});

test('it counts on the day it was settled, and on no other', () => {
  shop.engine.clock.set(Date.parse('2026-11-20T23:59:00+07:00'));
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 3 });
  shop.engine.clock.set(Date.parse('2026-11-21T00:01:00+07:00'));
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 4 });
  const next = { fromDate: '2026-11-21', toDate: '2026-11-21' };
  expect([counts(), counts(next)]).toEqual([everywhere(1), everywhere(0)]);
});
