import { labelOf, pushKindOptions, type Schemas } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { calls } from '../../../api/paymentApi.ts';
import { choiceFilter, textFilter } from '../../../kit/list/address/listAddress.ts';
import { listFilters } from '../../../kit/list/filters/listFilters.ts';
import { useList } from '../../../kit/list/useList.ts';
import { thisMonth } from '../../../kit/period/period.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { pushColumns } from './advanceColumns.ts';

const filters = listFilters<'listPushMoney'>()({ GeneralSearch: textFilter, Kind: choiceFilter(pushKindOptions) });
const words = { Kind: (kind: Schemas['PushKind']) => `Loại: ${labelOf(pushKindOptions, kind)}` };

/** Every move of money between the company and its shops, newest first. */
export function AdvanceHistory() {
  const list = useList({ path: PATHS.advances, call: calls.listPushMoney, filters, period: thisMonth });
  const kind = list.filter('Kind');
  return (
    <ReportScreen list={list} title="Lịch sử bơm tiền">
      <ReportScreen.Filters words={words} placeholder="Cửa hàng, ghi chú">
        <SelectField label="Loại tiền" options={pushKindOptions} placeholder="Tất cả" {...kind} />
      </ReportScreen.Filters>
      <ReportScreen.Table
        columns={pushColumns}
        rowKey={({ PushID }) => String(PushID)}
        nameOf={({ ShopName, Date }) => `${ShopName}, ${formatDate(Date)}`}
        emptyText="Không có khoản bơm, ứng, hoàn trong khoảng ngày này"
      />
    </ReportScreen>
  );
}
