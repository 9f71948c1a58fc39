import { posPartnerInputFields, type PosPartner } from '@so-the/api-client';
import { useDeletePosPartnerMutation, useListPosPartnersQuery, useSavePosPartnerMutation } from '../../api/posApi.ts';
import { StatusFilter } from '../../kit/list/StatusFilter.tsx';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { recordScreen } from '../../kit/records/recordScreen.tsx';
import { codesOf, posPartnerColumns } from './posPartnerColumns.ts';
import { posPartnerFilters, posPartnerFilterWords } from './posPartnerFilters.ts';
import { PosPartnerFields } from './PosPartnerFields.tsx';

const Screen = recordScreen<PosPartner>({
  path: PATHS.posPartners,
  title: 'POS đối tác',
  noun: 'POS đối tác',
  call: 'listPosPartners',
  idOf: ({ posPartnerID }) => posPartnerID,
  nameOf: ({ PosName, PartnerName }) => `${PosName} của ${PartnerName}`,
});

/** The terminals of partners that the shop may swipe on. */
export function PosPartners() {
  const list = useListScreen({ name: 'posPartners', filters: posPartnerFilters });
  const [deletePosPartner] = useDeletePosPartnerMutation();
  const [savePosPartner] = useSavePosPartnerMutation();
  return (
    <Screen list={list} answer={useListPosPartnersQuery(list.args)}>
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
