import { useFieldArray, useFormContext } from 'react-hook-form';
import { typeCardOptions, type Schemas } from '@so-the/api-client';
import { Button, Icon, IconButton } from '@so-the/ui';
import { recordFields } from '../../kit/record/RecordField.tsx';
import './FeesEditor.css';

type Input = Schemas['PosInput'];
const Field = recordFields<Input>();

/** Machine fees by card type: a row without a type counts for every type that has no row of its own. */
export function FeesEditor() {
  const { control } = useFormContext<Input>();
  const { fields, append, remove } = useFieldArray({ control, name: 'Fees' });
  return (
    <div className="fees">
      {fields.map(({ id }, row) => (
        <fieldset key={id} className="fees__row" aria-label={`Phí máy ${row + 1}`}>
          <Field.Select
            name={`Fees.${row}.TypeCard`}
            label="Loại thẻ"
            options={typeCardOptions}
            placeholder="Mọi loại"
          />
          <Field.Percent name={`Fees.${row}.FeePercent`} label="Phí máy (%)" required />
          <Field.Percent name={`Fees.${row}.DayFeePercent`} label="Phụ phí ngày (%)" />
          <Field.Date name={`Fees.${row}.FromDate`} label="Từ ngày" />
          <IconButton label={`Bỏ phí máy ${row + 1}`} icon={<Icon name="trash" />} onClick={() => remove(row)} />
        </fieldset>
      ))}
      <div>
        <Button
          size="small"
          icon={<Icon name="plus" />}
          onClick={() => append({} as Schemas['PosFee'], { focusName: `Fees.${fields.length}.TypeCard` })}
        >
          Thêm phí máy
        </Button>
      </div>
    </div>
  );
}
