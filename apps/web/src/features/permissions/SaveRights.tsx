import type { ApiFailure } from '@so-the/api-client';
import { ConfirmDialog } from '@so-the/ui';
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
      <ul className="permissions__changes" aria-label="Quyền thay đổi">
        {changes.map(({ screen, given, taken }) => (
          <li key={screen}>
            <strong>{screen}</strong>
            {given.length > 0 && <span data-change="given">Thêm: {given.join(', ')}</span>}
            {taken.length > 0 && <span data-change="taken">Bỏ: {taken.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
