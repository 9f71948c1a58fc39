import type { BusinessResultLine } from '@so-the/api-client';
import { calls } from '../../api/reportV2Api.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { FigureTable } from '../../kit/report/figures/FigureTable.tsx';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { ProfitChange } from './ProfitChange.tsx';
import { resultColumns, resultLine, shareColumns } from './resultColumns.ts';

const wholeResult = {
  filters: {},
  rows: { of: (lines: readonly BusinessResultLine[]) => lines.map(resultLine), atOnce: true },
  pageSize: 50,
};

/** /bao-cao-ket-qua-kinh-doanh */
export function CompanyResultScreen() {
  const list = useList({
    ...wholeResult,
    path: PATHS.companyResult,
    call: calls.getCompanyBusinessResult,
    period: thisMonth,
  });
  const lines = list.answer.data?.Data;
  return (
    <ReportScreen
      list={list}
      title="Báo cáo kết quả kinh doanh"
      description="Dòng cuối: quỹ và công nợ tăng thêm đúng bằng lợi nhuận cộng vốn góp, trừ vốn rút."
    >
      <ReportScreen.Filters />
      <ProfitChange lines={lines} days={list.period} {...list.source.args} />
      <ReportScreen.BesideFigures />
      <ReportScreen.Table
        moreBelow
        columns={resultColumns}
        rowKey={({ Mark }) => Mark}
        nameOf={({ Name }) => Name}
        signatures={['Người lập', 'Kế toán trưởng', 'Giám đốc']}
        detail={{
          label: 'từng cửa hàng',
          render: ({ Name, Shops }) => (
            <FigureTable
              label={`${Name} của từng cửa hàng`}
              columns={shareColumns}
              rowKey={({ ShopID }) => String(ShopID)}
              rows={Shops}
              nameOf={({ ShopName }) => `${Name}, ${ShopName}`}
              totalName={Name}
            />
          ),
        }}
      />
      <ReportScreen.Chart
        label="Kỳ này và kỳ trước của từng chỉ tiêu"
        rows={lines?.filter(({ Mark }) => /^\d$/.test(Mark))}
        place={{ label: 'Chỉ tiêu', of: ({ Name }) => Name }}
        bars={{ name: 'Kỳ này', of: ({ Amount }) => Amount, figure: 'Amount' }}
        beside={{
          name: 'Kỳ trước',
          of: ({ PreviousAmount }) => PreviousAmount,
          figure: 'PreviousAmount',
        }}
      />
    </ReportScreen>
  );
}
