import { activeStatusOptions, type Pos } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { useDeletePosMutation, useListPosQuery } from '../../api/posApi.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { AddButton } from '../../kit/list/AddButton.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { menuLines } from '../../kit/list/menuLines.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { OpenRecordForm } from '../../kit/record/OpenRecordForm.tsx';
import { useDeletion } from '../../kit/record/useDeletion.tsx';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { posColumns } from './posColumns.tsx';
import { PosDebtDialog } from './PosDebtDialog.tsx';
import { posFilters, posFilterWords } from './posFilters.ts';
import { PosForm } from './PosForm.tsx';

/** /manager/pos */
export function PosScreen() {
  const list = useListScreen({ name: 'pos', filters: posFilters });
  const terminals = useListPosQuery(list.args);
  const [deletePos] = useDeletePosMutation();
  const form = useOpenRecord();
  const debt = useOpenRecord('debt');
  const deletion = useDeletion<Pos>({
    noun: 'máy POS',
    name: ({ PosName }) => `máy POS ${PosName}`,
    send: ({ posID }) => deletePos({ posID }).unwrap(),
  });
  const rights = useRights('/manager/pos');
  return (
    <ListScreen title="Máy POS">
      <ListScreen.Actions>{rights.add && <AddButton onClick={form.add} />}</ListScreen.Actions>
      <ListScreen.Filters list={list} words={posFilterWords} placeholder="Tên máy, TID, ngân hàng">
        <SelectField label="Trạng thái" options={activeStatusOptions} placeholder="Tất cả" {...list.filter('Status')} />
      </ListScreen.Filters>
      <ListScreen.Table
        list={list}
        answer={terminals}
        columns={posColumns}
        rowKey={({ posID }) => String(posID)}
        rowHref={rights.edit ? ({ posID }) => form.hrefOf(posID) : undefined}
        rowActions={(pos) =>
          menuLines(
            rights.edit && { label: 'Sửa', icon: 'edit', onSelect: () => form.open(pos.posID) },
            { label: 'Công nợ', icon: 'book', href: debt.hrefOf(pos.posID) },
            rights.remove && deletion.action(pos),
          )
        }
        emptyText="Chưa có máy POS"
      />
      <OpenRecordForm open={form} rows={terminals.data?.Data} idOf={({ posID }) => posID}>
        {(pos) => <PosForm pos={pos} onClose={form.close} onStale={terminals.refetch} />}
      </OpenRecordForm>
      {typeof debt.id === 'number' && <PosDebtDialog posID={debt.id} onClose={debt.close} />}
      {deletion.dialog}
    </ListScreen>
  );
}
