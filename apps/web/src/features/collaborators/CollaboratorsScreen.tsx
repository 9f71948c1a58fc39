import type { Aff } from '@so-the/api-client';
import { useDeleteAffMutation, useListAffsQuery } from '../../api/affApi.ts';
import { recordFilters } from '../../kit/list/recordFilters.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { recordScreen } from '../../kit/records/recordScreen.tsx';
import { collaboratorColumns } from './collaboratorColumns.ts';
import { CollaboratorForm } from './CollaboratorForm.tsx';

const Screen = recordScreen<Aff>({
  path: '/manager/collaborators',
  title: 'Cộng tác viên',
  noun: 'cộng tác viên',
  call: 'listAffs',
  idOf: ({ affID }) => affID,
  nameOf: ({ FullName }) => `cộng tác viên ${FullName}`,
});

/** /manager/collaborators */
export function CollaboratorsScreen() {
  const list = useListScreen({ name: 'collaborators', filters: recordFilters });
  const [deleteAff] = useDeleteAffMutation();
  return (
    <Screen list={list} answer={useListAffsQuery(list.args)}>
      <Screen.Search placeholder="Tên, mã hoặc số điện thoại" />
      <Screen.Table columns={collaboratorColumns} remove={({ affID }) => deleteAff({ affID }).unwrap()} />
      <Screen.Form>{(aff, form) => <CollaboratorForm aff={aff} {...form} />}</Screen.Form>
    </Screen>
  );
}
