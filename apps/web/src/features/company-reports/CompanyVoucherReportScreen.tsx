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
      <ReportScreen.Table
        moreBelow
        columns={voucherReportColumns}
        rowKey={typeKey}
        nameOf={typeInShop}
        signatures={['Người lập', 'Thủ quỹ', 'Kế toán', 'Giám đốc']}
      />
      <ReportScreen.Charts>
        <ReportScreen.Ranking
          label="Các loại chi nhiều nhất"
          rows={list.answer.data?.Data.filter(({ Out }) => Out > 0)}
          nameOf={typeInShop}
          by={{ name: 'Đã chi', of: ({ Out }) => Out, figure: 'Out' }}
        />
        <ReportScreen.Ranking
          label="Các loại thu nhiều nhất"
          rows={list.answer.data?.Data.filter(({ In }) => In > 0)}
          nameOf={typeInShop}
          by={{ name: 'Đã thu', of: ({ In }) => In, figure: 'In' }}
        />
      </ReportScreen.Charts>
    </ReportScreen>
  );
}

function typeInShop({ Name, ShopName }: Schemas['CollectExpenseRow']): string {
  return `${Name}, ${ShopName}`;
}

function typeKey({ ShopID, ConfigID, IsBusinessResult }: Schemas['CollectExpenseRow']): string {
  return [ShopID, ConfigID, IsBusinessResult].join('/');
}
