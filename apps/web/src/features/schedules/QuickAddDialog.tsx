import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { FormDialog, toast } from '@so-the/ui';
import { FieldRailsContext } from '../../kit/form/fieldRails.ts';
import { filledIn } from '../../kit/form/filledIn.ts';
import { useFieldQuestion } from '../../kit/form/useFieldQuestion.tsx';

/** Props of {@link QuickAddDialog}. */
export interface QuickAddDialogProps<Values extends FieldValues> {
  /** The kind of record inside a sentence: "khách hàng". */
  noun: string;
  values: DefaultValues<Values>;
  /** Adds the record; rejects with the failure of the call. */
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Adds a record that the form behind needs, with the fields it cannot do without. Stands outside that form's element,
 * since a form cannot hold another.
 */
export function QuickAddDialog<Values extends FieldValues>(props: QuickAddDialogProps<Values>) {
  const { noun, values, save, onClose, children } = props;
  const form = useForm<Values>({ defaultValues: values });
  const question = useFieldQuestion(form);
  const submit = form.handleSubmit(async (typed) => {
    if (!(await question.ask(typed))) return;
    await save(filledIn(typed));
    toast.success(`Thêm ${noun} thành công`);
    onClose();
  });
  return createPortal(
    <>
      <FormDialog title={`Thêm ${noun}`} dirty={form.formState.isDirty} onSubmit={submit} onClose={onClose}>
        <FieldRailsContext value={question.rails}>
          <FormProvider {...form}>{children}</FormProvider>
        </FieldRailsContext>
      </FormDialog>
      {question.dialog}
    </>,
    document.body,
  );
}
