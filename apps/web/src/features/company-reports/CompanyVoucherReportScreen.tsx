import type { Schemas } from '@so-the/api-client';
import { calls } from '../../api/reportV2Api.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { voucherReportColumns } from './voucherReportColumns.ts';

const noFilters = {};

/** /bao-cao-thu-chi */
export function CompanyVoucherReportScreen() {
  const { companyVoucherReport: path } = PATHS;
  const list = useList({ path, call: calls.getCompanyCollectExpense, filters: noFilters, period: thisMonth });
  return (
    <ReportScreen
      list={list}
      title="Báo cáo thu chi"
      description="Tính KQKD: phiếu làm tăng hay giảm lợi nhuận. Không tính: góp vốn, rút vốn, trả nợ."
    >
      <ReportScreen.Filters />
      <ReportScreen.Tiles columns={voucherReportColumns} of={['Count', 'In', 'Out', 'Net']} />
      <ReportScreen.Chart
        label="Tiền chi và tiền thu của các loại nhiều tiền nhất"
        rows={list.answer.data?.Data.toSorted(largestFirst).slice(0, LARGEST)}
        place={{ label: 'Loại', of: typeInShop }}
        bars={{ name: 'Đã chi', of: ({ Out }) => Out, figure: 'Out' }}
        beside={{ name: 'Đã thu', of: ({ In }) => In, figure: 'In' }}
      />
      <ReportScreen.Table
        columns={voucherReportColumns}
        rowKey={typeKey}
        nameOf={typeInShop}
        signatures={['Người lập', 'Thủ quỹ', 'Kế toán', 'Giám đốc']}
      />
    </ReportScreen>
  );
}

/** Types in the chart: more names than these cannot be read below it. */
const LARGEST = 10;

function largestFirst(one: Schemas['CollectExpenseRow'], other: Schemas['CollectExpenseRow']): number {
  return other.In + other.Out - (one.In + one.Out);
}

function typeInShop({ Name, ShopName }: Schemas['CollectExpenseRow']): string {
  return `${Name}, ${ShopName}`;
}

function typeKey({ ShopID, ConfigID, IsBusinessResult }: Schemas['CollectExpenseRow']): string {
  return [ShopID, ConfigID, IsBusinessResult].join('/');
}
