import type { ApiFailure } from '@so-the/api-client';
import { ConfirmDialog } from '@so-the/ui';
import { ChangeList } from './ChangeList.tsx';
import type { RightsChange } from './rightSet.ts';

/** Props of {@link SaveRights}. */
export interface SaveRightsProps {
  /** Whose rights change. */
  name: string;
  changes: readonly RightsChange[];
  /** Rejects with the failure of the call. */
  save: () => Promise<unknown>;
  onClose: () => void;
}

/** What is given and what is taken, before it is saved. */
export function SaveRights({ name, changes, save, onClose }: SaveRightsProps) {
  const confirm = async () => {
    await save().catch((failure: ApiFailure) => {
      if (failure.code !== 'Stale') throw failure;
    });
    onClose();
  };
  return (
    <ConfirmDialog title={`Lưu quyền của ${name}`} confirmLabel="Lưu" onConfirm={confirm} onClose={onClose}>
      <ChangeList changes={changes} />
    </ConfirmDialog>
  );
}
