import type { Partner } from '@so-the/api-client';
import { useDeletePartnerMutation, useListPartnersQuery } from '../../api/partnerApi.ts';
import { recordFilters } from '../../kit/list/recordFilters.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { recordScreen } from '../../kit/records/recordScreen.tsx';
import { partnerColumns } from './partnerColumns.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { usePartnerImport } from './partnerImport.ts';

const Screen = recordScreen<Partner>({
  path: '/manager/partner',
  title: 'Đối tác',
  noun: 'đối tác',
  call: 'listPartners',
  idOf: ({ PartnerID }) => PartnerID,
  nameOf: ({ Name }) => `đối tác ${Name}`,
});

/** /manager/partner */
export function PartnersScreen() {
  const list = useListScreen({ name: 'partners', filters: recordFilters });
  const [deletePartner] = useDeletePartnerMutation();
  return (
    <Screen list={list} answer={useListPartnersQuery(list.args)}>
      <Screen.Search placeholder="Tên, mã hoặc số điện thoại" />
      <Screen.Import plan={usePartnerImport()} />
      <Screen.Table
        columns={partnerColumns}
        remove={({ PartnerID }) => deletePartner({ CustomerID: PartnerID }).unwrap()}
      />
      <Screen.Form>{(partner, form) => <PartnerForm partner={partner} {...form} />}</Screen.Form>
    </Screen>
  );
}
