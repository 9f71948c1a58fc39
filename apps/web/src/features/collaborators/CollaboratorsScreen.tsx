import { affInputFields, type Aff } from '@so-the/api-client';
import { useDeleteAffMutation, useListAffsQuery, useSaveAffMutation } from '../../api/affApi.ts';
import { listFilters } from '../../kit/list/listFilters.ts';
import { recordFilters } from '../../kit/list/recordFilters.ts';
import { shopFilter } from '../../kit/list/shopFilter.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { AFF_OPENING, affOpening } from '../../kit/opening/openingParty.ts';
import { useOpeningAction } from '../../kit/opening/useOpeningAction.tsx';
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
  const opening = useOpeningAction(AFF_OPENING, answer.data?.Data.map(affOpening));
  return (
    <Screen list={list} answer={answer}>
      <Screen.Search list={list} placeholder="Tên, mã hoặc số điện thoại" />
      <Screen.Table
        columns={collaboratorColumns}
        actions={({ affID }) => [opening.item(affID)]}
        remove={({ affID }) => deleteAff({ affID }).unwrap()}
      />
      {opening.dialog}
      <Screen.Form
        size="large"
        addMore
        input={affInputFields}
        blank={{ FullName: '', Phone: '', Percents: [], Status: 1 }}
        save={(body, idempotencyKey) => saveAff({ body, idempotencyKey }).unwrap()}
      >
        <CollaboratorFields />
      </Screen.Form>
    </Screen>
  );
}
