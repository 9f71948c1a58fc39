import type { Pos } from '@so-the/api-client';
import { useDeletePosMutation, useListPosQuery } from '../../api/posApi.ts';
import { StatusFilter } from '../../kit/list/StatusFilter.tsx';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { recordScreen } from '../../kit/records/recordScreen.tsx';
import { posColumns } from './posColumns.tsx';
import { PosDebtDialog } from './PosDebtDialog.tsx';
import { posFilters, posFilterWords } from './posFilters.ts';
import { PosForm } from './PosForm.tsx';
import { usePosImport } from './posImport.ts';

const Screen = recordScreen<Pos>({
  path: '/manager/pos',
  title: 'Máy POS',
  noun: 'máy POS',
  call: 'listPos',
  idOf: ({ posID }) => posID,
  nameOf: ({ PosName }) => `máy POS ${PosName}`,
});

/** /manager/pos */
export function PosScreen() {
  const list = useListScreen({ name: 'pos', filters: posFilters });
  const [deletePos] = useDeletePosMutation();
  const debt = useOpenRecord('debt');
  return (
    <Screen list={list} answer={useListPosQuery(list.args)}>
      <Screen.Filters words={posFilterWords} placeholder="Tên máy, TID, ngân hàng">
        <StatusFilter list={list} />
        <PartnerPicker label="Đối tác sở hữu" placeholder="Tất cả" {...list.filter('PartnerID')} />
      </Screen.Filters>
      <Screen.Import plan={usePosImport()} />
      <Screen.Table
        columns={posColumns}
        actions={({ posID }) => [{ label: 'Công nợ', icon: 'book', href: debt.hrefOf(posID) }]}
        remove={({ posID }) => deletePos({ posID }).unwrap()}
      />
      <Screen.Form>{(pos, form) => <PosForm pos={pos} {...form} />}</Screen.Form>
      {typeof debt.id === 'number' && <PosDebtDialog posID={debt.id} onClose={debt.close} />}
    </Screen>
  );
}
