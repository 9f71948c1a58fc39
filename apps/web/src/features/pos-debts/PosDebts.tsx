import { calls } from '../../api/posDebtApi.ts';
import { textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters } from '../../kit/list/filters/listFilters.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { stepThrough } from '../../kit/record/stepThrough.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { daysOld, posDebtColumns } from './posDebtColumns.ts';
import { PosDebtDrawer } from './PosDebtDrawer.tsx';
import { useFiguresOpen } from './useFiguresOpen.ts';
import { posTable } from './posTable.tsx';

const filters = listFilters<'listPosDebts'>()({ GeneralSearch: textFilter });

/** What each POS still has to return, from opening to closing, the oldest money first (counter.md §8). */
export function PosDebts() {
  const list = useList({ path: PATHS.debts, call: calls.listPosDebts, filters, period: thisMonth });
  const pos = useOpenRecord('posID');
  const opens = useFiguresOpen();
  const oldest = list.reply?.Totals.OldestDays;
  return (
    <ReportScreen
      list={list}
      title="Công nợ POS"
      description={`${oldest === undefined ? '' : `Tiền chưa về lâu nhất ${daysOld(oldest)}. `}Số dương: tiền máy còn phải trả về. Số âm: máy đã ứng trước.`}
    >
      <ReportScreen.Filters placeholder="Tên máy, mã máy (TID)" />
      <ReportScreen.Table
        columns={posDebtColumns}
        rowKey={({ PosID }) => String(PosID)}
        rowHref={({ PosID }) => pos.hrefOf(PosID)}
        nameOf={opens ? ({ PosName }) => PosName : undefined}
        {...posTable}
      />
      {typeof pos.id === 'number' && (
        <PosDebtDrawer
          key={pos.id}
          posID={pos.id}
          rights={list.rights}
          onStep={stepThrough(pos, list.answer.data?.Data, ({ PosID }) => PosID)}
          onClose={pos.close}
        />
      )}
    </ReportScreen>
  );
}
