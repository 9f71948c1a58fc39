import { partnerInputFields, type Partner } from '@so-the/api-client';
import { useDeletePartnerMutation, useListPartnersQuery, useSavePartnerMutation } from '../../api/partnerApi.ts';
import { listFilters } from '../../kit/list/listFilters.ts';
import { recordFilters } from '../../kit/list/recordFilters.ts';
import { shopFilter } from '../../kit/list/shopFilter.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { OpeningDialog } from '../../kit/opening/OpeningDialog.tsx';
import { useMayOpenBalance } from '../../kit/opening/openingParty.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
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
  const answer = useListPartnersQuery(list.args);
  const opening = useOpenRecord('opening');
  const mayOpen = useMayOpenBalance(2);
  const opened = answer.data?.Data.find((row) => row.PartnerID === opening.id);
  return (
    <Screen list={list} answer={answer}>
      <Screen.Search list={list} placeholder="Tên, mã hoặc số điện thoại" />
      <Screen.Import plan={usePartnerImport()} />
      <Screen.Table
        columns={partnerColumns}
        actions={({ PartnerID }) => [
          mayOpen && { label: 'Số dư đầu', icon: 'book', onSelect: () => opening.open(PartnerID) },
        ]}
        remove={({ PartnerID }) => deletePartner({ CustomerID: PartnerID }).unwrap()}
      />
      {mayOpen && opened && (
        <OpeningDialog
          party={{
            PartyType: 2,
            PartyID: opened.PartnerID,
            Name: opened.Name,
            code: opened.Code,
            debt: opened.Debt,
          }}
          onClose={opening.close}
        />
      )}
      <Screen.Form
        size="large"
        addMore
        input={partnerInputFields}
        blank={{ Name: '', Phone: '', Status: 1 }}
        save={(body) => savePartner({ body }).unwrap()}
      >
        <PartnerFields />
      </Screen.Form>
    </Screen>
  );
}
