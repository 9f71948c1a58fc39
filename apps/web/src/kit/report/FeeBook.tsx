import { feeBookPeriodOptions, labelOf } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { calls } from '../../api/reportApi.ts';
import { choiceFilter } from '../list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../list/filters/listFilters.ts';
import { useList } from '../list/useList.ts';
import { thisMonth } from '../period/period.ts';
import { feeBookColumns } from './feeBookColumns.ts';
import { ReportScreen } from './ReportScreen.tsx';

/** What the book can be narrowed by, beside its days. */
const feeBookFilters = listFilters<'getFeeBook'>()({ GroupBy: choiceFilter(feeBookPeriodOptions) });

/** Props of {@link FeeBook}. */
export interface FeeBookProps {
  /** Address of the report whose tab it is: its rights count. */
  path: string;
}

/** The book of fee revenue for a declaration, to print and to export: fees as they are posted, never what was swiped (domain §2(q)). */
export function FeeBook({ path }: FeeBookProps) {
  const list = useList({
    path,
    call: calls.getFeeBook,
    filters: feeBookFilters,
    period: thisMonth,
    pageSize: 100,
  });
  const covered = list.filter('GroupBy');
  return (
    <ReportScreen
      list={list}
      title="Sổ doanh thu phí dịch vụ"
      description="Chỉ gồm phí đã ghi sổ, không gồm tiền quẹt. Cột theo tỷ lệ hiện khi cửa hàng đã nhập tỷ lệ."
    >
      <ReportScreen.Filters
        words={periodWords}
        inline={
          <SelectField
            label="Mỗi dòng"
            hideLabel
            clearable={false}
            options={feeBookPeriodOptions}
            value={covered.value ?? 'day'}
            onChange={(value) => covered.onChange(value === 'day' ? null : value)}
          />
        }
      />
      <ReportScreen.Tiles columns={feeBookColumns()} of={['ServiceFeeAmount', 'PartnerFeeAmount', 'Revenue']} />
      <ReportScreen.Table
        columns={feeBookColumns(list.answer.data?.Totals)}
        rowKey={({ FromDate, ShopID }) => `${FromDate} ${ShopID}`}
        nameOf={({ PeriodName, ShopName }) => joined(PeriodName, ShopName)}
        signatures={['Người lập', 'Kế toán trưởng', 'Chủ cửa hàng']}
      />
    </ReportScreen>
  );
}

/** What a row covers, where it is no day. */
const periodWords: FilterWords<typeof feeBookFilters> = {
  GroupBy: (period) => labelOf(feeBookPeriodOptions, period),
};
