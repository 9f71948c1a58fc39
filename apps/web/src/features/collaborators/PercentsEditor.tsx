import { typeCardOptions, type Schemas } from '@so-the/api-client';
import { formFields } from '../../kit/form/formFields.tsx';
import { RowsEditor } from '../../kit/form/RowsEditor.tsx';

const Field = formFields<Schemas['AffInput']>();

/** Commission by card type: a row without a type counts for every type that has no row of its own. */
export function PercentsEditor() {
  return (
    <RowsEditor<Schemas['AffInput'], Schemas['AffPercentRow']> name="Percents" noun="mức hoa hồng" first="TypeCard">
      {(row) => (
        <>
          <Field.Select
            name={`Percents.${row}.TypeCard`}
            label="Loại thẻ"
            options={typeCardOptions}
            placeholder="Mọi loại"
          />
          <Field.Percent name={`Percents.${row}.Percent`} label="Hoa hồng (%)" required />
        </>
      )}
    </RowsEditor>
  );
}
