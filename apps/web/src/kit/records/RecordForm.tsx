import type { ReactNode } from 'react';
import { AddButton } from '../list/AddButton.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { OpenRecordForm } from '../record/OpenRecordForm.tsx';
import { useRecordScreen } from './recordContext.ts';

/** What a form is handed beside its record. */
export interface FormHandles {
  onClose: () => void;
  /** Fetches the record again when somebody else has changed it. */
  onStale: () => unknown;
}

/** Props of `Screen.Form`. */
export interface RecordFormProps<Row> {
  /** The form: of a record, or of a new one. */
  children: (record: Row | undefined, handles: FormHandles) => ReactNode;
  /** The opened record where the page of the list may not hold it; `undefined` while it loads. */
  source?: { rows: readonly Row[] | undefined; refetch: () => unknown };
}

/** "Thêm mới" and the form it opens; rows open the same form. */
export function RecordForm({ children, source }: RecordFormProps<object>) {
  const { rights, answer, idOf, form } = useRecordScreen('Form');
  const { rows, refetch } = source ?? { rows: answer.data?.Data, refetch: answer.refetch };
  return (
    <>
      <ListScreen.Actions>{rights.add && <AddButton onClick={form.add} />}</ListScreen.Actions>
      <OpenRecordForm open={form} rows={rows} idOf={idOf}>
        {(record) => children(record, { onClose: form.close, onStale: refetch })}
      </OpenRecordForm>
    </>
  );
}
