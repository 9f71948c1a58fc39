import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CardData, CustomerPick } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { CardPicker } from '../../kit/pickers/CardPicker.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { agreedPercent, type AppointmentValues } from '../../kit/appointments/appointmentValues.ts';
import { NewCardDialog } from './NewCardDialog.tsx';

const Field = formFields<AppointmentValues>();

/** A card of the chosen customer, which can be added on the spot. The rate agreed for it comes along. */
export function CardField({ customer }: { customer: CustomerPick | undefined }) {
  const { setValue } = useFormContext<AppointmentValues>();
  const customerId = useWatch<AppointmentValues, 'CustomerID'>({ name: 'CustomerID' });
  const [addsCard, setAddsCard] = useState(false);
  const choose = (id: number | null, card?: CardData) => {
    setValue('CardDataID', id, { shouldDirty: true, shouldValidate: id !== null });
    const percent = agreedPercent(card, customer);
    if (percent !== null) setValue('CustomerFeePercent', percent, { shouldDirty: true, shouldValidate: true });
  };
  const addCard = customerId !== null && (
    <Button size="small" variant="ghost" onClick={() => setAddsCard(true)}>
      Thêm thẻ
    </Button>
  );
  return (
    <>
      <Field.Picker name="CardDataID" label="Thẻ" required>
        {(field) => <CardPicker {...field} customerId={customerId} onChange={choose} hint={addCard} />}
      </Field.Picker>
      {addsCard && customerId !== null && (
        <NewCardDialog
          customerId={customerId}
          onAdded={(card) => choose(card.cardDataID, card)}
          onClose={() => setAddsCard(false)}
        />
      )}
    </>
  );
}
