import { lotStatusOptions } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { calls } from '../../../api/posDebtApi.ts';
import { AddButton } from '../../../kit/list/AddButton.tsx';
import { FlagFilter } from '../../../kit/list/filters/FlagFilter.tsx';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { StatusFilter } from '../../../kit/list/filters/StatusFilter.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { PosPicker } from '../../../kit/pickers/PosPicker.tsx';
import { PATHS } from '../../../kit/places/paths.ts';
import { stepThrough } from '../../../kit/record/stepThrough.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { lotColumns } from './lotColumns.ts';
import { LotDrawer } from './LotDrawer.tsx';
import { lotFilters, lotFilterWords } from './lotFilters.ts';
import { LotSums } from './LotSums.tsx';
import { NewLotDialog } from './NewLotDialog.tsx';

/** The lots of all POS: which wait for their slip, which for their money. */
export function Lots() {
  const list = useList({ path: PATHS.debts, call: calls.listNumberLots, filters: lotFilters });
  const lot = useOpenRecord();
  const { rights } = list;
  return (
    <ListScreen
      list={list}
      title="Số lô"
      description="Mỗi lần kết toán máy POS là một lô: đủ bill, khớp phiếu, tiền về."
    >
      {rights.add && (
        <ListScreen.Actions>
          <AddButton onClick={lot.add} />
        </ListScreen.Actions>
      )}
      <ListScreen.Filters
        words={lotFilterWords}
        placeholder="Số lô, máy POS, ghi chú"
        period="Ngày của lô"
        inline={<FlagFilter label="Còn tiền chưa về" {...list.filter('IsOpen')} />}
      >
        <StatusFilter list={list} options={lotStatusOptions} />
        <PosPicker label="Máy POS" placeholder="Tất cả" {...list.filter('PosID')} />
        <FlagFilter label="Quá hạn" {...list.filter('IsOverdue')} />
      </ListScreen.Filters>
      {!list.answer.error && (
        <LotSums totals={list.reply?.Totals} onOpenOverdue={() => list.setFilters({ IsOverdue: true })} />
      )}
      <ListScreen.Table
        columns={lotColumns}
        rowKey={({ numberLoID }) => String(numberLoID)}
        rowHref={({ numberLoID }) => lot.hrefOf(numberLoID)}
        emptyText="Chưa có số lô"
        emptyAction={rights.add && <Button onClick={lot.add}>Thêm số lô</Button>}
      />
      {lot.id === 'new' && rights.add && <NewLotDialog onClose={lot.close} />}
      {typeof lot.id === 'number' && (
        <LotDrawer
          key={lot.id}
          lotId={lot.id}
          rights={rights}
          onStep={stepThrough(lot, list.answer.data?.Data, ({ numberLoID }) => numberLoID)}
          onClose={lot.close}
        />
      )}
    </ListScreen>
  );
}
