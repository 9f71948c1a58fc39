import { Button } from '@so-the/ui';

/** Props of {@link FeeActions}. */
export interface FeeActionsProps {
  /** How many cells are changed. */
  count: number;
  /** Rates can be looked at and checked, not changed. */
  readOnly: boolean;
  onCheck: () => void;
  onDrop: () => void;
  onSave: () => void;
}

/** What can be done with the fee matrix. */
export function FeeActions({ count, readOnly, onCheck, onDrop, onSave }: FeeActionsProps) {
  return (
    <div className="partner-fees__foot">
      <Button onClick={onCheck}>Kiểm tra mức phí</Button>
      {!readOnly && (
        <>
          <Button disabled={count === 0} onClick={onDrop}>
            Bỏ thay đổi
          </Button>
          <Button variant="primary" disabled={count === 0} onClick={onSave}>
            Lưu
          </Button>
        </>
      )}
    </div>
  );
}
