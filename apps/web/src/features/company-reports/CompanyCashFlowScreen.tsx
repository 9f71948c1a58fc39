import { calls } from '../../api/reportV2Api.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { accountKey } from '../../kit/report/figures/accountKey.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { cashFlowColumns } from './cashFlowColumns.ts';

const everyFund = {};

/** /bao-cao-dong-tien */
export function CompanyCashFlowScreen() {
  const list = useList({
    path: PATHS.companyCashFlow,
    call: calls.getCompanyCashFlow,
    filters: everyFund,
    period: thisMonth,
    pageSize: 50,
  });
  return (
    <ReportScreen
      list={list}
      title="Báo cáo dòng tiền"
      description="Tồn cuối = tồn đầu + tiền vào − tiền ra, từng quỹ."
    >
      <ReportScreen.Filters />
      <ReportScreen.Tiles columns={cashFlowColumns} of={['Opening', 'TotalIn', 'TotalOut', 'Closing']} />
      <ReportScreen.Table
        moreBelow
        columns={cashFlowColumns}
        rowKey={accountKey}
        nameOf={({ Fund }) => Fund}
        signatures={['Thủ quỹ', 'Kế toán trưởng', 'Giám đốc']}
      />
      <ReportScreen.Chart
        label="Tiền vào và tiền ra của từng quỹ"
        rows={list.answer.data?.Data}
        place={{ label: 'Quỹ', of: ({ Fund }) => Fund }}
        bars={{ name: 'Tiền vào', of: ({ TotalIn }) => TotalIn, figure: 'TotalIn' }}
        beside={{ name: 'Tiền ra', of: ({ TotalOut }) => TotalOut, figure: 'TotalOut' }}
      />
    </ReportScreen>
  );
}
