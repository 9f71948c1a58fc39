import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CardData, CustomerPick } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { CardPicker } from '../../kit/pickers/CardPicker.tsx';
import { CustomerPicker } from '../../kit/pickers/CustomerPicker.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { agreedPercent, type AppointmentValues } from './appointmentValues.ts';
import { NewCardDialog } from './NewCardDialog.tsx';
import { NewCustomerDialog } from './NewCustomerDialog.tsx';

const Field = recordFields<AppointmentValues>();

/** Customer, then one of the customer's cards; both can be added on the spot. The agreed rate follows what is chosen. */
export function CustomerCardFields() {
  const { setValue } = useFormContext<AppointmentValues>();
  const customerId = useWatch<AppointmentValues, 'CustomerID'>({ name: 'CustomerID' });
  const [customer, setCustomer] = useState<CustomerPick>();
  const [newName, setNewName] = useState<string>();
  const [addsCard, setAddsCard] = useState(false);
  const chooseCustomer = (id: number | null, chosen?: CustomerPick) => {
    setCustomer(chosen);
    setValue('CustomerID', id, { shouldDirty: true, shouldValidate: id !== null });
    setValue('CardDataID', null, { shouldDirty: true });
    setValue('AffID', chosen?.AffID, { shouldDirty: true });
    setValue('CustomerFeePercent', agreedPercent(undefined, chosen), { shouldDirty: true });
  };
  const chooseCard = (id: number | null, card?: CardData) => {
    setValue('CardDataID', id, { shouldDirty: true, shouldValidate: id !== null });
    const percent = agreedPercent(card, customer);
    if (percent !== null) setValue('CustomerFeePercent', percent, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <Field.Picker name="CustomerID" label="Khách hàng" required>
        {(field) => (
          <CustomerPicker
            {...field}
            onChange={chooseCustomer}
            createNew={(text, close) => (
              <Button
                size="small"
                variant="ghost"
                onClick={() => {
                  close();
                  setNewName(text);
                }}
              >
                Thêm khách hàng
              </Button>
            )}
          />
        )}
      </Field.Picker>
      <Field.Picker name="CardDataID" label="Thẻ" required>
        {(field) => (
          <CardPicker
            {...field}
            customerId={customerId}
            onChange={chooseCard}
            hint={
              customerId !== null && (
                <Button size="small" variant="ghost" onClick={() => setAddsCard(true)}>
                  Thêm thẻ
                </Button>
              )
            }
          />
        )}
      </Field.Picker>
      {newName !== undefined && (
        <NewCustomerDialog text={newName} onAdded={(id) => chooseCustomer(id)} onClose={() => setNewName(undefined)} />
      )}
      {addsCard && customerId !== null && (
        <NewCardDialog
          customerId={customerId}
          onAdded={(card) => chooseCard(card.cardDataID, card)}
          onClose={() => setAddsCard(false)}
        />
      )}
    </>
  );
}
