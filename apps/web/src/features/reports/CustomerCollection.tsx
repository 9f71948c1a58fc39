import { calls } from '../../api/reportApi.ts';
import { textFilter } from '../../kit/list/address/listAddress.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { accountKey } from '../../kit/report/figures/accountKey.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { collectionColumns } from './customerPaymentColumns.tsx';

const found = { GeneralSearch: textFilter };

/** What each customer was charged, paid and still owes. */
export function CustomerCollection({ path }: { path: string }) {
  const list = useList({ path, call: calls.getCustomerCollection, filters: found, period: thisMonth });
  return (
    <ReportScreen
      list={list}
      title="Thu tiền theo khách"
      description="Dư cuối = dư đầu + phát sinh − đã thu, từng khách hàng."
    >
      <ReportScreen.Filters placeholder="Tên, mã hoặc số điện thoại" />
      <ReportScreen.Tiles columns={collectionColumns} of={['Charged', 'Collected', 'Closing']} />
      <ReportScreen.Table columns={collectionColumns} rowKey={accountKey} nameOf={({ Name }) => Name} />
    </ReportScreen>
  );
}
