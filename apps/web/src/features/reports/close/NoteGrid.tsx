import { groupDigits } from '@so-the/ui/format';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '../../../kit/form/NumberField.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';
import { NOTES, noteField, sumOfNotes, type CountValues } from './countValues.ts';

const Field = formFields<CountValues>();

/** How many notes of each value; what they come to stands in the amount of the fund at once. */
export function NoteGrid({ place }: { place: number }) {
  const { setValue, getValues } = useFormContext<CountValues>();
  const total = () => {
    const sum = sumOfNotes(getValues('Notes'));
    setValue(`Funds.${place}.Counted`, sum, { shouldDirty: true, shouldValidate: sum !== null });
  };
  return (
    <fieldset className="note-grid">
      <legend>Số tờ theo mệnh giá</legend>
      {NOTES.map((value) => (
        <Field.Picker key={value} name={`Notes.${noteField(value)}`} label={`${groupDigits(value)} ₫`}>
          {({ onChange, value: count, ...field }) => (
            <NumberField
              {...field}
              value={count}
              onChange={(next) => {
                onChange(next);
                total();
              }}
            />
          )}
        </Field.Picker>
      ))}
    </fieldset>
  );
}
