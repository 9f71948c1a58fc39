import { labelOf, serviceTypeOptions, type Schemas } from '@so-the/api-client';
import { count, money, withFigures } from '../../../kit/report/figures/figureColumn.ts';
import { tradeColumns } from '../../../kit/report/figures/tradeColumns.ts';

const COSTS = { group: 'Chi phí', width: 108 };
const RARE = { hidden: true };
const ADDEND = { hidden: true, addend: true };

/** Profit of each day. */
export const interestColumns = withFigures<Schemas['InterestRow']>(
  [{ field: 'Date', header: 'Ngày', cell: 'date', width: 112 }],
  [
    money('Revenue', 'Doanh thu phí'),
    money('PosFeeAmount', 'Phí máy', COSTS),
    money('AffAmount', 'Hoa hồng', COSTS),
    money('PartnerAmount', 'Phí đối tác', COSTS),
    money('GrossProfit', 'Lợi nhuận gộp'),
    money('OtherIncome', 'Thu khác', ADDEND),
    money('OperatingExpense', 'Chi hoạt động', { width: 112 }),
    money('BadExpense', 'Chi phí xấu', ADDEND),
    money('LossAmount', 'Khoản lỗ', RARE),
    money('LossRecovered', 'Thu hồi khoản lỗ', RARE),
    money('Adjustments', 'Điều chỉnh và hao hụt', ADDEND),
    money('NetProfit', 'Lợi nhuận thuần'),
    money('CapitalIn', 'Góp vốn', RARE),
    money('CapitalOut', 'Rút vốn', RARE),
    money('OpeningBalances', 'Số dư nhập vào', RARE),
    money('AssetChange', 'Quỹ và công nợ tăng', RARE),
  ],
);

/** The four debts, each carried from opening to closing. */
export const debtSummaryColumns = withFigures<Schemas['DebtSummaryRow']>(
  [
    { field: 'Name', header: 'Đối tượng', width: 140 },
    { field: 'ShopName', header: 'Cửa hàng', width: 128, hidden: true },
  ],
  [
    count('PartyCount', 'Số đối tượng', { width: 104 }),
    money('Opening', 'Dư đầu', { width: 116 }),
    money('Increase', 'Tăng', { group: 'Trong kỳ', width: 116 }),
    money('Decrease', 'Giảm', { group: 'Trong kỳ', width: 116 }),
    money('Closing', 'Dư cuối', { width: 116 }),
    money('Receivable', 'Phải thu', { width: 112 }),
    money('Payable', 'Phải trả', { width: 112 }),
  ],
);

/** Customers entered in the period, with what they brought since. */
export const newCustomerColumns = withFigures<Schemas['NewCustomerRow']>(
  [
    { field: 'FullName', header: 'Khách hàng', width: 164 },
    { field: 'ShopName', header: 'Cửa hàng', width: 120, hidden: true },
    { field: 'Phone', header: 'Số điện thoại', width: 116 },
    { field: 'CreatedDate', header: 'Ngày tạo', cell: 'dateTime', width: 140, hidden: true },
    { field: 'AffName', header: 'Cộng tác viên', width: 128 },
    { field: 'CreatedByName', header: 'Người tạo', width: 120, hidden: true },
  ],
  [
    count('CardCount', 'Số thẻ', { width: 76 }),
    count('OrderCount', 'Số đơn', { width: 76 }),
    money('TotalSwipe', 'Doanh số quẹt'),
    money('FeeAmount', 'Tiền phí', { width: 108 }),
    money('Debt', 'Còn nợ', { width: 112 }),
  ],
);

/** What was posted for each order. */
export const orderColumns = withFigures<Schemas['OrderReportRow']>(
  [
    { field: 'ScheduleCode', header: 'Đơn', width: 104 },
    { field: 'ShopName', header: 'Cửa hàng', width: 120, hidden: true },
    { field: 'CustomerName', header: 'Khách hàng', width: 148 },
    {
      field: 'ServiceType',
      header: 'Dịch vụ',
      cell: 'custom',
      render: ({ ServiceType }) => labelOf(serviceTypeOptions, ServiceType),
      hidden: true,
    },
    { field: 'StaffName', header: 'Nhân viên', hidden: true },
  ],
  [
    ...tradeColumns.filter(({ field }) => field !== 'OrderCount'),
    money('Adjustments', 'Điều chỉnh', ADDEND),
    money('OrderProfit', 'Lợi nhuận đơn', { hidden: true }),
  ],
);

const BACK = { group: 'Thu lại', width: 112 };
const SPENT = { group: 'Đã chi', width: 112 };

/** What the shop put out for each order and what came back. */
export const moneyBackColumns = withFigures<Schemas['MoneyBackRow']>(
  [
    { field: 'ScheduleCode', header: 'Mã đơn', width: 104 },
    { field: 'ShopName', header: 'Cửa hàng', width: 120, hidden: true },
    { field: 'CustomerName', header: 'Khách', width: 148 },
    { field: 'CustomerPhone', header: 'Số điện thoại', width: 116, hidden: true },
  ],
  [
    money('Opening', 'Dư đầu', { width: 112 }),
    money('PaidCard', 'Nạp thẻ', SPENT),
    money('Fee', 'Phí', { ...SPENT, width: 100 }),
    money('Sent', 'Chuyển khách', { ...SPENT, ...ADDEND }),
    money('Swiped', 'Đã quẹt', BACK),
    money('Received', 'Khách trả', BACK),
    money('Adjusted', 'Điều chỉnh', ADDEND),
    money('Remain', 'Còn lại', { width: 116 }),
  ],
);
