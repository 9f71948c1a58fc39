import { createPortal } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { EntryDialog, type EntryDialogProps } from '../../kit/form/EntryDialog.tsx';

/** Props of {@link QuickAddDialog}. */
export interface QuickAddDialogProps<Values extends FieldValues> extends Pick<
  EntryDialogProps<Values>,
  'onClose' | 'children'
> {
  /** The kind of record inside a sentence: "khách hàng". */
  noun: string;
  /** What the fields start with; what is still to be chosen is left out. */
  values: Partial<Values>;
  /** Adds the record under its own key; rejects with the failure of the call. */
  save: (values: Values, idempotencyKey: string) => Promise<unknown>;
}

/**
 * Adds a record that the form behind needs, with the fields it cannot do without. Stands outside that form's element,
 * since a form cannot hold another.
 */
export function QuickAddDialog<Values extends FieldValues>({
  noun,
  values,
  save,
  ...form
}: QuickAddDialogProps<Values>) {
  return createPortal(
    <EntryDialog
      {...form}
      title={`Thêm ${noun}`}
      draft={`quickAdd/${noun}`}
      values={values as Values}
      send={save}
      done={`Thêm ${noun} thành công`}
    />,
    document.body,
  );
}
