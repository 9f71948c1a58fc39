import { calls } from '../../api/reportApi.ts';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { allShopColumns } from './allShopColumns.ts';

const everyShop = {};

const shown = { path: PATHS.allShops, call: calls.getAllShopReport, filters: everyShop, period: thisMonth } as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /report/reportallshop */
export function AllShopsScreen() {
  const list = useList(shown);
  return (
    <ReportScreen
      list={list}
      title="Báo cáo tất cả cửa hàng"
      description="Doanh số, doanh thu, lãi của kỳ; quỹ và công nợ cuối kỳ."
    >
      <ReportScreen.Filters />
      <ReportScreen.Tiles columns={allShopColumns} of={['TotalSwipe', 'Revenue', 'GrossProfit', 'FundTotal']} />
      <ReportScreen.BesideFigures />
      <ReportScreen.Table
        moreBelow
        columns={allShopColumns}
        rowKey={(shop) => `${shop.ShopID}`}
        nameOf={(shop) => shop.ShopName}
      />
      <ReportScreen.Charts>
        <ReportScreen.Chart
          label="Tồn quỹ của từng cửa hàng"
          rows={list.answer.data?.Data}
          place={{ label: 'Cửa hàng', of: ({ ShopName }) => ShopName }}
          bars={{ name: 'Tồn quỹ', of: ({ FundTotal }) => FundTotal, figure: 'FundTotal' }}
        />
        <ReportScreen.Chart
          label="Lợi nhuận gộp của từng cửa hàng"
          rows={list.answer.data?.Data}
          place={{ label: 'Cửa hàng', of: ({ ShopName }) => ShopName }}
          bars={{ name: 'Lợi nhuận gộp', of: ({ GrossProfit = 0 }) => GrossProfit, figure: 'GrossProfit' }}
        />
      </ReportScreen.Charts>
    </ReportScreen>
  );
}
