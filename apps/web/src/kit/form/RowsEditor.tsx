import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, type ArrayPath, type FieldPath, type FieldValues } from 'react-hook-form';
import { Button, Icon, IconButton } from '@so-the/ui';
import './RowsEditor.css';

/** Props of {@link RowsEditor}. */
export interface RowsEditorProps<Values extends FieldValues, Row> {
  /** Field of the record that holds the rows. */
  name: ArrayPath<Values>;
  /** What one row is, inside a sentence: "mức hoa hồng". */
  noun: string;
  /** Field of a row that gets the focus when the row is added. */
  first: keyof Row & string;
  /** The fields of one row. */
  children: (row: number) => ReactNode;
}

/** Rows inside a record: added at the end, taken out one by one. Must stand inside a `RecordDialog`. */
export function RowsEditor<Values extends FieldValues, Row>(props: RowsEditorProps<Values, Row>) {
  const { name, noun, first, children } = props;
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray<Values>({ control, name });
  const add = () => append({} as never, { focusName: `${name}.${fields.length}.${first}` as FieldPath<Values> });
  return (
    <div className="rows-editor">
      {fields.map(({ id }, row) => (
        <fieldset
          key={id}
          className="rows-editor__row"
          aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${row + 1}`}
        >
          {children(row)}
          <IconButton label={`Bỏ ${noun} ${row + 1}`} icon={<Icon name="trash" />} onClick={() => remove(row)} />
        </fieldset>
      ))}
      <div>
        <Button size="small" icon={<Icon name="plus" />} onClick={add}>
          Thêm {noun}
        </Button>
      </div>
    </div>
  );
}
