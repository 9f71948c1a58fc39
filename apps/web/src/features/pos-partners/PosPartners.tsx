import { posPartnerInputFields, type PosPartner } from '@so-the/api-client';
import { calls, useDeletePosPartnerMutation, useSavePosPartnerMutation } from '../../api/posApi.ts';
import { StatusFilter } from '../../kit/list/filters/StatusFilter.tsx';
import { useList } from '../../kit/list/useList.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { codesOf, posPartnerColumns } from './posPartnerColumns.ts';
import { posPartnerFilters, posPartnerFilterWords } from './posPartnerFilters.ts';
import { PosPartnerFields } from './PosPartnerFields.tsx';

const Screen = recordScreen<PosPartner>({
  title: 'POS đối tác',
  noun: 'POS đối tác',
  idOf: ({ posPartnerID }) => posPartnerID,
  nameOf: ({ PosName, PartnerName }) => `${PosName || 'POS'} của ${PartnerName || 'đối tác'}`,
});

/** The terminals of partners that the shop may swipe on. */
export function PosPartners() {
  const list = useList({ path: PATHS.posPartners, call: calls.listPosPartners, filters: posPartnerFilters });
  const [deletePosPartner] = useDeletePosPartnerMutation();
  const [savePosPartner] = useSavePosPartnerMutation();
  return (
    <Screen list={list}>
      <Screen.Filters words={posPartnerFilterWords} placeholder="Tên máy, TID hoặc đối tác">
        <PartnerPicker label="Đối tác" placeholder="Tất cả" {...list.filter('PartnerID')} />
        <StatusFilter list={list} />
      </Screen.Filters>
      <Screen.Table
        columns={posPartnerColumns}
        actions={(pos) => [{ label: 'Mã POS', icon: 'book', href: codesOf(pos) }]}
        remove={({ posPartnerID }) => deletePosPartner({ posPartnerID }).unwrap()}
      />
      <Screen.Form
        addMore
        input={posPartnerInputFields}
        blank={{ PosName: '', Status: 1 }}
        save={(body, idempotencyKey) => savePosPartner({ body, idempotencyKey }).unwrap()}
      >
        <PosPartnerFields />
      </Screen.Form>
    </Screen>
  );
}
