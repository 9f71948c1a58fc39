import { posInputFields, type Pos, type PosFee, type PosInput } from '@so-the/api-client';
import { calls, useDeletePosMutation, useSavePosMutation } from '../../api/posApi.ts';
import { StatusFilter } from '../../kit/list/filters/StatusFilter.tsx';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { posColumns } from './posColumns.tsx';
import { posFilters, posFilterWords } from './posFilters.ts';
import { PosFields } from './PosFields.tsx';
import { usePosImport } from './posImport.ts';

const Screen = recordScreen<Pos>({
  title: 'Máy POS',
  noun: 'máy POS',
  idOf: ({ posID }) => posID,
  nameOf: ({ PosName }) => `máy POS ${PosName}`,
});

/** Its bank and its rates are still to be entered. */
const newPos: Partial<PosInput> = {
  PosName: '',
  TID: '',
  SettleDays: 1,
  SkipHoliday: true,
  OpeningDebt: 0,
  Fees: [{} as PosFee],
  Status: 1,
};

const shown = { path: PATHS.pos, call: calls.listPos, filters: posFilters } as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /manager/pos */
export function PosScreen() {
  const list = useList(shown);
  const [deletePos] = useDeletePosMutation();
  const [savePos] = useSavePosMutation();
  return (
    <Screen list={list}>
      <Screen.Filters words={posFilterWords} placeholder="Tên máy, TID, ngân hàng">
        <StatusFilter list={list} />
        <PartnerPicker label="Đối tác sở hữu" placeholder="Tất cả" {...list.filter('PartnerID')} />
      </Screen.Filters>
      <Screen.Import plan={usePosImport()} />
      <Screen.Table
        columns={posColumns}
        actions={({ posID }) => [{ label: 'Công nợ', icon: 'book', href: places.posDebt(posID) }]}
        remove={({ posID }) => deletePos({ posID }).unwrap()}
      />
      <Screen.Form
        size="large"
        input={posInputFields}
        blank={newPos}
        save={(body, idempotencyKey) => savePos({ body, idempotencyKey }).unwrap()}
      >
        {(pos) => <PosFields posID={pos?.posID} />}
      </Screen.Form>
    </Screen>
  );
}
