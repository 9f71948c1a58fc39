import { useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '@so-the/ui';
import { EngineFields, type EngineFieldsProps } from '../form/EngineFields.tsx';
import { useEntry } from '../form/useEntry.ts';
import type { FormEngineOptions } from '../form/useFormEngine.ts';

/** Props of {@link RecordDialog}. */
export interface RecordDialogProps<Values extends FieldValues>
  extends Omit<FormEngineOptions<Values>, 'draft'>, Pick<EngineFieldsProps<Values>, 'input'> {
  /** The kind of record inside a sentence: "khách hàng". Title and toast are made of it. */
  noun: string;
  /** Number of the record that is edited; `undefined` adds a new one. */
  id: number | undefined;
  /** Sends the record under its own key; rejects with the failure of the call. Empty fields are already left out. */
  save: (values: Values, idempotencyKey: string) => Promise<unknown>;
  /** What opens the record of an answer, behind "Mở" in the message that it is saved. Default: nothing does. */
  opens?: (answer: unknown) => (() => void) | undefined;
  /** Width of the dialog. Default `medium`. */
  size?: FormDialogProps['size'];
  /** Offers "Lưu & thêm mới" while adding. Default false. */
  addMore?: boolean;
  /** Stands at the left of the buttons. */
  footStart?: ReactNode;
  /** The fields, made by `formFields`. */
  children: ReactNode;
}

/**
 * One form for adding and editing a record: complaints at the fields, the server's refusal above them, Enter saves once,
 * unsaved changes are guarded against closing, the back button and leaving the page.
 */
export function RecordDialog<Values extends FieldValues>(props: RecordDialogProps<Values>) {
  const { noun, id, save, opens, size, addMore = false, footStart, input, children, ...options } = props;
  const isNew = id === undefined;
  const done = `${isNew ? 'Thêm' : 'Cập nhật'} ${noun} thành công`;
  const next = (answer: unknown) => {
    const run = opens?.(answer);
    return run && { label: 'Mở', run };
  };
  const draft = `${noun}/${id ?? 'new'}`;
  const { engine, submit, question } = useEntry({ ...options, draft, send: save, done, next });
  const fields = useRef<HTMLDivElement>(null);
  const saveAndStartOver = async () => {
    if (!(await submit())) return;
    engine.startOver();
    fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <>
      <FormDialog
        title={isNew ? `Thêm ${noun}` : `Sửa ${noun}`}
        size={size}
        dirty={engine.form.formState.isDirty}
        onSubmit={async () => (await submit()) && engine.close()}
        onSubmitAndNew={addMore && isNew ? saveAndStartOver : undefined}
        onClose={engine.close}
        footStart={footStart}
      >
        <EngineFields engine={engine} input={input} fieldsRef={fields}>
          {children}
        </EngineFields>
      </FormDialog>
      {question}
    </>
  );
}
