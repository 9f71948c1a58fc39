import type { ReactNode } from 'react';
import { AddButton } from '../list/AddButton.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { OpenRecordForm } from '../record/OpenRecordForm.tsx';
import { useRecordScreen } from './recordContext.ts';
import { useOpenSaved, type OpenSaved } from './useOpenSaved.ts';

/** What a form is handed beside its record. */
export interface FormHandles {
  onClose: () => void;
  /** Fetches the record again when somebody else has changed it. */
  onStale: () => unknown;
  /** What opens the record of an answer as its row does. Default: nothing does. */
  opens?: OpenSaved['opens'];
}

/** An opened record that is read apart from the list. */
export interface RecordSource<Row> {
  /** `undefined` while it loads. */
  rows: readonly Row[] | undefined;
  refetch: () => unknown;
}

/** Props of `Screen.OwnForm`. */
export interface RecordOwnFormProps<Row> {
  /** The form: of a record, or of a new one. */
  children: (record: Row | undefined, handles: FormHandles) => ReactNode;
  /** The opened record where the page of the list may not hold it. */
  source?: RecordSource<Row>;
}

/** "Thêm mới" and a form of the screen's own; rows open the same form. */
export function RecordOwnForm({ children, source }: RecordOwnFormProps<object>) {
  const { list, idOf, form } = useRecordScreen('OwnForm');
  const { answer, rights } = list;
  const { saved, opens } = useOpenSaved(idOf);
  const { rows, refetch } = source ?? { rows: answer.data?.Data, refetch: answer.refetch };
  return (
    <>
      <ListScreen.Actions>{rights.add && <AddButton onClick={form.add} />}</ListScreen.Actions>
      <OpenRecordForm open={form} rows={rows && saved ? [...rows, saved] : rows} idOf={idOf}>
        {(record) => children(record, { onClose: form.close, onStale: refetch, opens })}
      </OpenRecordForm>
    </>
  );
}
