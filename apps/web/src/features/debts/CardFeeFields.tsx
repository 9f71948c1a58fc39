import { useFormContext } from 'react-hook-form';
import { CardPicker } from '../../kit/pickers/CardPicker.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection } from '../../kit/record/RecordSection.tsx';
import type { CardPaymentValues } from './paidByCard.ts';

const Field = recordFields<CardPaymentValues>();

/** The card that is swiped, and the rate of its fee; the rate agreed for the card comes with it. */
export function CardFeeFields({ customerId }: { customerId: number }) {
  const { setValue } = useFormContext<CardPaymentValues>();
  return (
    <RecordSection>
      <Field.Picker name="CardDataID" label="Thẻ" required>
        {(field) => (
          <CardPicker
            {...field}
            customerId={customerId}
            onChange={(id, card) => {
              field.onChange(id);
              if (card?.FeePercent !== undefined)
                setValue('CustomerFeePercent', card.FeePercent, { shouldDirty: true });
            }}
          />
        )}
      </Field.Picker>
      <Field.Percent name="CustomerFeePercent" label="Phí khách (%)" required />
    </RecordSection>
  );
}
