import { calls } from '../../../api/reportApi.ts';
import { flagFilter } from '../../../kit/list/address/listAddress.ts';
import { FlagFilter } from '../../../kit/list/filters/FlagFilter.tsx';
import { listFilters, type FilterWords } from '../../../kit/list/filters/listFilters.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useShopColumn } from '../../../kit/list/useShopColumn.ts';
import { thisMonth } from '../../../kit/period/period.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { entries } from '../../../kit/places/places.ts';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { useIsCompany } from '../../../session/useIsCompany.ts';
import { countColumns } from '../../../kit/report/counts/countColumns.tsx';

const filters = listFilters<'listStartMoney'>()({ OnlyDifference: flagFilter });

const words: FilterWords<typeof filters> = { OnlyDifference: () => 'Có chênh lệch' };

/** Every count of a fund in the period: book, counted, difference, who and why (counter.md §8). */
export function FundCounts() {
  const isCompany = useIsCompany();
  const columns = useShopColumn(countColumns);
  const list = useList({
    path: PATHS.advances,
    call: calls.listStartMoney,
    filters,
    period: thisMonth,
    rows: { of: ({ Closes }) => Closes, atOnce: true },
  });
  return (
    <ReportScreen
      list={list}
      title="Các lần kiểm quỹ"
      description="Chênh lệch = thực đếm − theo sổ. Ngày mới nhất đứng trước."
    >
      <ReportScreen.Filters
        words={words}
        inline={<FlagFilter label="Có chênh lệch" {...list.filter('OnlyDifference')} />}
      />
      <ReportScreen.Table
        columns={columns}
        rowKey={({ DayCloseID }) => String(DayCloseID)}
        rowHref={isCompany ? undefined : ({ Date: day }) => entries({ fromDate: day, toDate: day })}
        emptyText="Chưa kiểm quỹ lần nào trong khoảng ngày này"
        signatures={['Thủ quỹ', 'Kế toán', 'Chủ cửa hàng']}
      />
    </ReportScreen>
  );
}
