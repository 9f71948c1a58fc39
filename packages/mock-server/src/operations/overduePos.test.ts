import { beforeEach, expect, test } from 'vitest';
import { backOn, orderAtWork, POS, stockedShop, type OpenShop, type StockedShop } from '../testing/openShop.ts';

const Amount = 10_000_000;
/** What a swipe of 10 triệu leaves at a machine fee of 1,32 %. */
const NET = 9_868_000;

let shop: StockedShop;
beforeEach(() => {
  shop = stockedShop();
});

/** Swipes 10 triệu on the POS of the shop; without a lot number it stays outside any lot. */
function swipe(at: OpenShop, LotNo?: string): number {
  const ScheduleID = orderAtWork({ ...shop, ...at }, { ServiceType: 2, Amount });
  at.ask('addWithdrawal', { body: { ScheduleID, Amount, PosID: shop.posId, LotNo, OverrideReason: 'Khách chờ' } });
  return ScheduleID;
}

/** What each call says is overdue on the day its caller works; `date` asks for an earlier day those that may be asked. */
function told(at: OpenShop, date: string) {
  const period = { fromDate: date, toDate: date };
  const [row] = at.ask('listPosDebts', { toDate: date }).Data;
  const { Debts, Shops } = at.ask('getRevenueByDay', period).Data;
  const money = at.ask('getDailyReport', { date }).Data.Differences.find(({ Name }) => Name.startsWith('Tiền POS'));
  return {
    'công nợ POS': row?.Overdue,
    'tổng công nợ POS': at.ask('listPosDebts', { toDate: date }).Totals.Overdue,
    'báo cáo công nợ POS': at.ask('getCompanyPosDebt', period).Totals.Overdue,
    'tất cả cửa hàng': at.ask('getAllShopReport', period).Totals.PosOverdue,
    'doanh thu theo ngày': Debts.PosOverdue,
    'từng cửa hàng': Shops[0]?.Debts.PosOverdue,
    'báo cáo ngày': 0 - (money?.Difference ?? 0),
  };
}

const everywhere = (at: OpenShop, amount: number) =>
  Object.fromEntries(Object.keys(told(at, '2026-11-20')).map((call) => [call, amount]));

/** What the money back of the parent POS says today. */
function back(at: OpenShop) {
  const [{ OverdueCount, OverdueAmount, OutsideOverdue } = {}] = at.ask('listCompanyCashBacks', {}).Data;
  return { OverdueCount, OverdueAmount, OutsideOverdue };
}

test('money that came for a fresh lot does not pay the one that is late', () => {
  swipe(shop, '000001');
  const later = backOn(shop, '2026-11-24');
  swipe(later, '000002');
  const fresh = later.ask('listNumberLots', { fromDate: '2026-11-24' }).Data[0];
  const slip = { NumberLoID: fresh?.numberLoID ?? 0, Amount: NET, Method: 2, BankCardID: shop.bankCardId } as const;
  later.ask('payNumberLot', { body: slip });
  expect(later.ask('listNumberLots', {}).Totals.OverdueAmount).toBe(NET);
  expect(told(later, '2026-11-24')).toEqual(everywhere(later, NET));
  expect(back(later)).toEqual({ OverdueCount: 1, OverdueAmount: NET, OutsideOverdue: 0 });
});

test('what lies in no lot is a lot of its own: a swipe without a lot number is late after its day, an opening debt at once', () => {
  const ScheduleID = swipe(shop);
  expect([told(shop, '2026-11-20'), back(shop).OverdueAmount]).toEqual([everywhere(shop, 0), 0]);
  const later = backOn(shop, '2026-11-24');
  expect(told(later, '2026-11-24')).toEqual(everywhere(later, NET));
  expect(back(later)).toEqual({ OverdueCount: 1, OverdueAmount: NET, OutsideOverdue: NET });
  expect(later.ask('listWarningSchedules', {}).Data).toContainEqual(
    expect.objectContaining({
      ScheduleID,
      Code: 'C05',
      Message: 'Tiền chưa về 9.868.000 ₫ của Máy VCB quầy 1, ngoài lô',
    }),
  );
  later.ask('savePos', { body: { ...POS, PosName: 'Máy cũ', TID: '24531877', OpeningDebt: 2_000_000 } });
  expect(later.ask('listPosDebts', {}).Totals.Overdue).toBe(NET + 2_000_000);
  expect(later.ask('listCompanyCashBacks', {}).Data.map((row) => row.OverdueAmount)).toEqual([NET, 2_000_000]);
});

test('what the POS paid ahead covers what lies outside its lots, and no lot', () => {
  swipe(shop);
  const later = backOn(shop, '2026-11-24');
  const money = { PosParentID: shop.posId, Amount: NET, Method: 2, BankCardID: shop.bankCardId } as const;
  later.ask('payCashBack', { body: money });
  expect(told(later, '2026-11-24')).toEqual(everywhere(later, 0));
  expect(back(later)).toEqual({ OverdueCount: 0, OverdueAmount: 0, OutsideOverdue: 0 });
});

test('what is late opens to the same money where no period is asked for', () => {
  swipe(shop, '000001');
  const later = backOn(shop, '2026-11-24');
  swipe(later, '000002');
  const { Data, Totals } = later.ask('listPosDebts', {});
  const opened = (Entries: object | undefined) =>
    later.ask('getCashBook', { ...Entries, Figure: 'Overdue' }).Totals.Closing;
  expect([Data[0]?.Overdue, opened(Data[0]?.Entries)]).toEqual([NET, NET]);
  expect([Totals.Overdue, opened(Totals.Entries)]).toEqual([NET, NET]);
});

test('a day of the past says what was late on it, whatever came since', () => {
  swipe(shop, '000001');
  const later = backOn(shop, '2026-11-25');
  const lot = later.ask('listNumberLots', {}).Data[0];
  const slip = { NumberLoID: lot?.numberLoID ?? 0, Amount: NET, Method: 2, BankCardID: shop.bankCardId } as const;
  later.ask('payNumberLot', { body: slip });
  expect(['2026-11-23', '2026-11-24', '2026-11-25'].map((date) => told(later, date))).toEqual(
    [0, NET, 0].map((amount) => everywhere(later, amount)),
  );
});
