import { calls } from '../../../api/reportApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { cardTypeColumns, posColumns } from './turnoverColumns.ts';
import { turnoverList } from './turnoverList.ts';

/** Revenue of what was swiped, by POS or by card type; the fee of an order is shared among its swipes by their amounts. */
export function TurnoverByPos({ by }: { by: 'pos' | 'typeCard' }) {
  const list = useList({ ...turnoverList, call: calls.getPosRevenue, fixed: { GroupBy: by } });
  const isPos = by === 'pos';
  return (
    <ReportScreen
      list={list}
      title={isPos ? 'Doanh thu theo máy POS' : 'Doanh thu theo loại thẻ'}
      description="Phí của một đơn chia cho các lượt quẹt của đơn theo số tiền quẹt."
    >
      <ReportScreen.Filters />
      <ReportScreen.Table
        columns={isPos ? posColumns : cardTypeColumns}
        rowKey={({ PosID, PosPartnerID, TypeCard }) => [PosID, PosPartnerID, TypeCard].join('/')}
        nameOf={({ Name }) => Name}
      />
    </ReportScreen>
  );
}
