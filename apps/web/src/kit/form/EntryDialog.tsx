import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '@so-the/ui';
import { EngineFields, type EngineFieldsProps } from './EngineFields.tsx';
import { useEntry, type EntryOptions } from './useEntry.ts';

/** Props of {@link EntryDialog}. */
export interface EntryDialogProps<Values extends FieldValues>
  extends EntryOptions<Values>, Pick<EngineFieldsProps<Values>, 'input'> {
  /** Names the form. */
  title: string;
  /** The verb of its button. Default "Lưu". */
  submitLabel?: string;
  /** Width of the dialog. Default `medium`. */
  size?: FormDialogProps['size'];
  /** The fields, made by `formFields`, and what is told beside them. */
  children: ReactNode;
}

/** A small form in a dialog, sent with one press. What was typed survives a refusal, a lost answer and an expired session. */
export function EntryDialog<Values extends FieldValues>(props: EntryDialogProps<Values>) {
  const { title, submitLabel, size, input, children, ...options } = props;
  const { engine, submit, question } = useEntry(options);
  return (
    <>
      <FormDialog
        title={title}
        size={size}
        submitLabel={submitLabel}
        dirty={engine.form.formState.isDirty}
        onSubmit={async () => (await submit()) && engine.close()}
        onClose={engine.close}
      >
        <EngineFields engine={engine} input={input}>
          {children}
        </EngineFields>
      </FormDialog>
      {question}
    </>
  );
}
