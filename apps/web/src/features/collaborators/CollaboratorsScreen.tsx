import { affInputFields, type Aff } from '@so-the/api-client';
import { calls, useDeleteAffMutation, useSaveAffMutation } from '../../api/affApi.ts';
import { recordFilters } from '../../kit/list/filters/recordFilters.ts';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { AFF_OPENING, affOpening } from '../../kit/opening/openingParty.ts';
import { useOpeningAction } from '../../kit/opening/useOpeningAction.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { collaboratorColumns } from './collaboratorColumns.ts';
import { CollaboratorFields } from './CollaboratorFields.tsx';

const Screen = recordScreen<Aff>({
  title: 'Cộng tác viên',
  noun: 'cộng tác viên',
  idOf: ({ affID }) => affID,
  nameOf: ({ FullName }) => `cộng tác viên ${FullName}`,
});

const shown = { path: PATHS.collaborators, call: calls.listAffs, filters: recordFilters } as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /manager/collaborators */
export function CollaboratorsScreen() {
  const list = useList(shown);
  const [deleteAff] = useDeleteAffMutation();
  const [saveAff] = useSaveAffMutation();
  const opening = useOpeningAction(AFF_OPENING, list.answer.data?.Data.map(affOpening));
  return (
    <Screen list={list}>
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
