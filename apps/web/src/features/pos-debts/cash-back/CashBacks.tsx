import { calls } from '../../../api/posDebtApi.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { CashBackDrawer } from './CashBackDrawer.tsx';
import { parentColumns } from './parentColumns.ts';
import { posTable } from '../posTable.tsx';

const filters = {};

/** What each parent POS still has to send: left in lots, late, outside lots, paid ahead and announced. */
export function CashBacks() {
  const list = useList({
    path: PATHS.debts,
    call: calls.listCompanyCashBacks,
    filters,
    rows: { of: (parents) => parents, atOnce: true },
  });
  const parent = useOpenRecord();
  return (
    <ListScreen
      list={list}
      title="Tiền về"
      description="Tiền về ghi trên POS mẹ, trả lô cũ nhất trước; phần dư là ứng dư cho lô sau."
    >
      <ListScreen.Table
        columns={parentColumns}
        rowKey={({ PosParentID }) => String(PosParentID)}
        rowHref={({ PosParentID }) => parent.hrefOf(PosParentID)}
        {...posTable}
      />
      {typeof parent.id === 'number' && (
        <CashBackDrawer key={parent.id} parentId={parent.id} rights={list.rights} onClose={parent.close} />
      )}
    </ListScreen>
  );
}
