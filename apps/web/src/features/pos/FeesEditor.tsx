import { typeCardOptions, type Schemas } from '@so-the/api-client';
import { formFields } from '../../kit/form/formFields.tsx';
import { RowsEditor } from '../../kit/form/RowsEditor.tsx';

const Field = formFields<Schemas['PosInput']>();

/** Machine fees by card type: a row without a type counts for every type that has no row of its own. */
export function FeesEditor() {
  return (
    <RowsEditor<Schemas['PosInput'], Schemas['PosFee']> name="Fees" noun="phí máy" first="TypeCard">
      {(row) => (
        <>
          <Field.Select
            name={`Fees.${row}.TypeCard`}
            label="Loại thẻ"
            options={typeCardOptions}
            placeholder="Mọi loại"
          />
          <Field.Percent name={`Fees.${row}.FeePercent`} label="Phí máy (%)" required />
          <Field.Percent name={`Fees.${row}.DayFeePercent`} label="Phụ phí ngày (%)" />
          <Field.Date name={`Fees.${row}.FromDate`} label="Từ ngày" />
        </>
      )}
    </RowsEditor>
  );
}
