import { useFormContext, useWatch } from 'react-hook-form';
import { useUsualFee } from '../../../kit/form/asks/useUsualFee.ts';
import { CardPicker } from '../../../kit/pickers/CardPicker.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import type { CardPaymentValues } from './paidByCard.ts';

const Field = formFields<CardPaymentValues>();

/** The card that is swiped, and the rate of its fee; the rate agreed for the card comes with it. */
export function CardFeeFields({ customerId }: { customerId: number }) {
  const { setValue } = useFormContext<CardPaymentValues>();
  const cardId = useWatch<CardPaymentValues, 'CardDataID'>({ name: 'CardDataID' });
  const usual = useUsualFee({ customerId, cardId });
  return (
    <FormSection>
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
      <Field.Percent name="CustomerFeePercent" label="Phí khách (%)" usual={usual} required />
    </FormSection>
  );
}
