import { affInputFields, type Aff } from '@so-the/api-client';
import { useDeleteAffMutation, useListAffsQuery, useSaveAffMutation } from '../../api/affApi.ts';
import { listFilters } from '../../kit/list/listFilters.ts';
import { recordFilters } from '../../kit/list/recordFilters.ts';
import { shopFilter } from '../../kit/list/shopFilter.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { OpeningDialog } from '../../kit/opening/OpeningDialog.tsx';
import { useMayOpenBalance } from '../../kit/opening/openingParty.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { recordScreen } from '../../kit/records/recordScreen.tsx';
import { collaboratorColumns } from './collaboratorColumns.ts';
import { CollaboratorFields } from './CollaboratorFields.tsx';

const Screen = recordScreen<Aff>({
  path: PATHS.collaborators,
  title: 'Cộng tác viên',
  noun: 'cộng tác viên',
  call: 'listAffs',
  idOf: ({ affID }) => affID,
  nameOf: ({ FullName }) => `cộng tác viên ${FullName}`,
});

const filters = listFilters<'listAffs'>()({ ...recordFilters, ...shopFilter });

/** /manager/collaborators */
export function CollaboratorsScreen() {
  const list = useListScreen({ name: 'collaborators', filters });
  const [deleteAff] = useDeleteAffMutation();
  const [saveAff] = useSaveAffMutation();
  const answer = useListAffsQuery(list.args);
  const opening = useOpenRecord('opening');
  const mayOpen = useMayOpenBalance(3);
  const opened = answer.data?.Data.find((row) => row.affID === opening.id);
  return (
    <Screen list={list} answer={answer}>
      <Screen.Search list={list} placeholder="Tên, mã hoặc số điện thoại" />
      <Screen.Table
        columns={collaboratorColumns}
        actions={({ affID }) => [mayOpen && { label: 'Số dư đầu', icon: 'book', onSelect: () => opening.open(affID) }]}
        remove={({ affID }) => deleteAff({ affID }).unwrap()}
      />
      {mayOpen && opened && (
        <OpeningDialog
          party={{
            PartyType: 3,
            PartyID: opened.affID,
            Name: opened.FullName,
            code: opened.Code,
            debt: opened.Debt,
          }}
          onClose={opening.close}
        />
      )}
      <Screen.Form
        size="large"
        addMore
        input={affInputFields}
        blank={{ FullName: '', Phone: '', Percents: [], Status: 1 }}
        save={(body) => saveAff({ body }).unwrap()}
      >
        <CollaboratorFields />
      </Screen.Form>
    </Screen>
  );
}
