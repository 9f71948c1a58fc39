import { ConfirmedDialog } from '../form/sending/ConfirmedDialog.tsx';

/** Props of {@link DeleteRecord}. */
export interface DeleteRecordProps {
  /** The kind of record inside a sentence: "khách hàng". */
  noun: string;
  /** What the record is called. */
  name: string;
  /** Deletes it; rejects with the failure of the call. */
  onDelete: () => Promise<unknown>;
  /** Called once it is deleted, or the person changed their mind. */
  onClose: () => void;
}

/** Asks before a record is deleted, shows why the server refuses, and tells when it is done. */
export function DeleteRecord({ noun, name, onDelete, onClose }: DeleteRecordProps) {
  return (
    <ConfirmedDialog
      title={`Xóa ${noun}`}
      confirmLabel="Xóa"
      tone="danger"
      draft={`delete/${noun}`}
      send={onDelete}
      done={`Xóa ${noun} thành công`}
      onClose={onClose}
    >
      Bạn có chắc muốn xóa {name}? Thao tác này sẽ được ghi vào lịch sử.
    </ConfirmedDialog>
  );
}
