import type { ReactNode } from 'react';
import type { InputFields } from '@so-the/api-client';
import { pickFields } from '../form/pickFields.ts';
import type { InputFacts } from '../form/inputFacts.ts';
import { RecordDialog, type RecordDialogProps } from '../record/RecordDialog.tsx';
import { RecordOwnForm, type RecordSource } from './RecordOwnForm.tsx';
import { useRecordScreen } from './recordContext.ts';

/** Props of `Screen.Form`. */
export interface RecordFormProps<Row, Input extends object> extends Pick<
  RecordDialogProps<object>,
  'size' | 'addMore'
> {
  /** What is sent, as the client's `…Fields` name it; a record that does not fit it does not compile. */
  input: InputFields<Input> & ([Row] extends [Partial<Input>] ? unknown : never);
  /** What a new record starts with; what is still to be chosen is left out. */
  blank: NoInfer<Partial<Input>>;
  /** Sends the record under its own key; rejects with the failure of the call. Empty fields are already left out. */
  save: (body: NoInfer<Input>, idempotencyKey: string) => Promise<unknown>;
  /** The opened record where the page of the list may not hold it. */
  source?: RecordSource<Row>;
  /** The fields, made by `formFields`; a function where they depend on the record, `undefined` for a new one. */
  children: ReactNode | ((record: Row | undefined) => ReactNode);
}

/** "Thêm mới" and the form it opens; rows open the same form. */
export function RecordForm({ input, blank, save, source, children, ...dialog }: RecordFormProps<object, object>) {
  const { noun, idOf } = useRecordScreen('Form');
  return (
    <RecordOwnForm source={source}>
      {(record, handles) => (
        <RecordDialog<object>
          {...dialog}
          {...handles}
          noun={noun}
          id={record && idOf(record)}
          input={input as InputFacts}
          values={record ? pickFields(record, input) : blank}
          save={save}
        >
          {typeof children === 'function' ? children(record) : children}
        </RecordDialog>
      )}
    </RecordOwnForm>
  );
}
