import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Args, Schemas } from '@so-the/api-client';
import { useSaveStaffPermissionsMutation } from '../../api/userApi.ts';
import { useEntry } from '../../kit/form/useEntry.ts';

type Input = Args<'saveStaffPermissions'>['body'];

/** The rights of one person while they are edited: as safe from a lost session and from others as any record. */
export function usePermissionsForm(permissions: Schemas['StaffPermissions'], onStale: () => unknown) {
  const { StaffID, Version, Rights } = permissions;
  const values = useMemo<Input>(() => ({ StaffID, Version, Rights }), [StaffID, Version, Rights]);
  const [saveRights] = useSaveStaffPermissionsMutation();
  const { engine, submit } = useEntry<Input>({
    draft: `staffRights/${StaffID}`,
    values,
    send: (body, idempotencyKey) => saveRights({ body, idempotencyKey }).unwrap(),
    done: 'Cập nhật quyền nhân viên thành công',
    onStale,
    onClose: () => undefined,
  });
  const { form, restored, startOver, conflict } = engine;
  return {
    restored,
    startOver,
    conflict,
    rights: useWatch({ control: form.control, name: 'Rights' }),
    change: (next: Input['Rights']) => form.setValue('Rights', next, { shouldDirty: true }),
    save: async () => {
      await submit();
      form.reset(form.getValues(), { keepDirtyValues: false });
    },
  };
}
