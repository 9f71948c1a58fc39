import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Args, Schemas } from '@so-the/api-client';
import { useSaveStaffPermissionsMutation } from '../../api/userApi.ts';
import { useRecordForm } from '../../kit/record/useRecordForm.ts';

type Input = Args<'saveStaffPermissions'>['body'];

/** The rights of one person while they are edited: as safe from a lost session and from others as any record. */
export function usePermissionsForm(permissions: Schemas['StaffPermissions'], onStale: () => unknown) {
  const { StaffID, Version, Rights } = permissions;
  const values = useMemo<Input>(() => ({ StaffID, Version, Rights }), [StaffID, Version, Rights]);
  const [saveRights] = useSaveStaffPermissionsMutation();
  const { form, submit, ...state } = useRecordForm<Input>({
    noun: 'quyền nhân viên',
    id: StaffID,
    values,
    save: (body) => saveRights({ body }).unwrap(),
    onStale,
  });
  return {
    ...state,
    rights: useWatch({ control: form.control, name: 'Rights' }),
    change: (next: Input['Rights']) => form.setValue('Rights', next, { shouldDirty: true }),
    save: async () => {
      await submit();
      form.reset(form.getValues(), { keepDirtyValues: false });
    },
  };
}
