import type { OperationId } from '@so-the/api-client';
import { PATHS } from '../../../kit/places/paths.ts';
import { reportAt } from '../../../kit/places/places.ts';
import type { Period } from '../../../kit/period/period.ts';

/** A report that the hub leads to, with the figure it is known by. */
export interface HubTile {
  /** Name of the report. */
  label: string;
  /** Name of the figure. */
  figure: string;
  /** Call of the report, and the field of its totals. */
  call: OperationId;
  field: string;
  kind?: 'number';
  /** Tells a profit. */
  isProfit?: boolean;
  href: (days: Period) => string;
}

const tab = (id: string) => (days: Period) => reportAt(PATHS.reports, days, id);
const at = (path: string) => (days: Period) => reportAt(path, days);

/** Every report of a shop, in the order of its menu. */
export const hubTiles: readonly HubTile[] = [
  { label: 'Doanh thu', figure: 'Doanh thu phí', call: 'getStaffReport', field: 'Revenue', href: at(PATHS.turnover) },
  {
    label: 'Kết quả kinh doanh',
    figure: 'Lợi nhuận thuần',
    call: 'getCompanyBusinessResult',
    field: 'NetProfit',
    isProfit: true,
    href: at(PATHS.companyResult),
  },
  { label: 'Sổ quỹ', figure: 'Tồn cuối các quỹ', call: 'getCashBook', field: 'Closing', href: at(PATHS.cashBook) },
  {
    label: 'Báo cáo tất cả cửa hàng',
    figure: 'Doanh số quẹt',
    call: 'getAllShopReport',
    field: 'TotalSwipe',
    href: at(PATHS.allShops),
  },
  { label: 'Ứng tiền', figure: 'Còn nợ công ty', call: 'listStartMoney', field: 'Owed', href: at(PATHS.advances) },
  {
    label: 'Lịch sử khách thanh toán',
    figure: 'Khách đã trả',
    call: 'listCustomerPayments',
    field: 'Amount',
    href: at(PATHS.customerPayments),
  },
  {
    label: 'Lợi nhuận từng ngày',
    figure: 'Lợi nhuận thuần',
    call: 'getInterestReport',
    field: 'NetProfit',
    isProfit: true,
    href: tab('profit'),
  },
  {
    label: 'Tổng hợp công nợ',
    figure: 'Dư cuối',
    call: 'getDebtSummaryReport',
    field: 'Closing',
    href: tab('debts'),
  },
  {
    label: 'Khách hàng mới',
    figure: 'Doanh số quẹt của khách mới',
    call: 'listNewCustomers',
    field: 'TotalSwipe',
    href: tab('customers'),
  },
  {
    label: 'Báo cáo đơn',
    figure: 'Đơn quyết toán',
    call: 'getOrderReport',
    field: 'OrderCount',
    kind: 'number',
    href: tab('orders'),
  },
  {
    label: 'Tiền khách trả lại',
    figure: 'Còn lại',
    call: 'listCustomerMoneyBack',
    field: 'Remain',
    href: tab('moneyBack'),
  },
  {
    label: 'Thu tiền khách',
    figure: 'Đã thu',
    call: 'getCustomerCollection',
    field: 'Collected',
    href: tab('collection'),
  },
];
