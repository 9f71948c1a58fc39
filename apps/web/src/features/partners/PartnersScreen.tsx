import { partnerInputFields, type Partner } from '@so-the/api-client';
import { calls, useDeletePartnerMutation, useSavePartnerMutation } from '../../api/partnerApi.ts';
import { recordFilters } from '../../kit/list/filters/recordFilters.ts';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { PARTNER_OPENING, partnerOpening } from '../../kit/opening/openingParty.ts';
import { useOpeningAction } from '../../kit/opening/useOpeningAction.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { partnerColumns } from './partnerColumns.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { usePartnerImport } from './partnerImport.ts';

const Screen = recordScreen<Partner>({
  title: 'Đối tác',
  noun: 'đối tác',
  idOf: ({ PartnerID }) => PartnerID,
  nameOf: ({ Name }) => `đối tác ${Name}`,
});

const shown = { path: PATHS.partners, call: calls.listPartners, filters: recordFilters } as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /manager/partner */
export function PartnersScreen() {
  const list = useList(shown);
  const [deletePartner] = useDeletePartnerMutation();
  const [savePartner] = useSavePartnerMutation();
  const openings = useOpeningAction(PARTNER_OPENING, list.answer.data?.Data.map(partnerOpening));
  return (
    <Screen list={list}>
      <Screen.Search list={list} placeholder="Tên, mã hoặc số điện thoại" />
      <Screen.Import plan={usePartnerImport()} />
      <Screen.Table
        columns={partnerColumns}
        actions={({ PartnerID }) => [openings.item(PartnerID)]}
        remove={({ PartnerID }) => deletePartner({ CustomerID: PartnerID }).unwrap()}
      />
      {openings.dialog}
      <Screen.Form
        size="large"
        addMore
        input={partnerInputFields}
        blank={{ Name: '', Phone: '', Status: 1 }}
        save={(body, idempotencyKey) => savePartner({ body, idempotencyKey }).unwrap()}
      >
        <PartnerFields />
      </Screen.Form>
    </Screen>
  );
}
