import { partnerInputFields, type Partner } from '@so-the/api-client';
import { useDeletePartnerMutation, useListPartnersQuery, useSavePartnerMutation } from '../../api/partnerApi.ts';
import { listFilters } from '../../kit/list/listFilters.ts';
import { recordFilters } from '../../kit/list/recordFilters.ts';
import { shopFilter } from '../../kit/list/shopFilter.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { PARTNER_OPENING, partnerOpening } from '../../kit/opening/openingParty.ts';
import { useOpeningAction } from '../../kit/opening/useOpeningAction.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { recordScreen } from '../../kit/records/recordScreen.tsx';
import { partnerColumns } from './partnerColumns.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { usePartnerImport } from './partnerImport.ts';

const Screen = recordScreen<Partner>({
  path: PATHS.partners,
  title: 'Đối tác',
  noun: 'đối tác',
  call: 'listPartners',
  idOf: ({ PartnerID }) => PartnerID,
  nameOf: ({ Name }) => `đối tác ${Name}`,
});

const filters = listFilters<'listPartners'>()({ ...recordFilters, ...shopFilter });

/** /manager/partner */
export function PartnersScreen() {
  const list = useListScreen({ name: 'partners', filters });
  const [deletePartner] = useDeletePartnerMutation();
  const [savePartner] = useSavePartnerMutation();
  const partners = useListPartnersQuery(list.args);
  const openings = useOpeningAction(PARTNER_OPENING, partners.data?.Data.map(partnerOpening));
  return (
    <Screen list={list} answer={partners}>
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
