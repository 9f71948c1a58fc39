import { calls } from '../../api/reportApi.ts';
import { idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters } from '../../kit/list/filters/listFilters.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { customerPaymentColumns } from './customerPaymentColumns.tsx';

const filters = listFilters<'listCustomerPayments'>()({ GeneralSearch: textFilter, customerID: idFilter });
const words = { customerID: () => 'Một khách hàng' };

/** Every payment of a customer, and who collected it. */
export function CustomerPayments() {
  const list = useList({ path: PATHS.customerPayments, call: calls.listCustomerPayments, filters, period: thisMonth });
  return (
    <ReportScreen list={list} title="Lịch sử khách thanh toán">
      <ReportScreen.Filters words={words} placeholder="Tên, số điện thoại, mã đơn, quỹ" />
      <ReportScreen.Tiles columns={customerPaymentColumns} of={['Amount', 'Cash', 'Transfer']} />
      <ReportScreen.Table
        columns={customerPaymentColumns}
        rowKey={({ EntryID, CustomerID }) => `${EntryID}/${CustomerID}`}
        nameOf={({ CustomerName }) => CustomerName}
        emptyText="Không có khoản khách trả trong khoảng ngày này"
      />
    </ReportScreen>
  );
}
