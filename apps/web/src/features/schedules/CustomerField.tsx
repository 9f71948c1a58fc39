import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CustomerPick } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { CustomerPicker } from '../../kit/pickers/CustomerPicker.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { agreedPercent, type AppointmentValues } from '../../kit/appointments/appointmentValues.ts';
import { NewCustomerDialog } from './NewCustomerDialog.tsx';

const Field = formFields<AppointmentValues>();

/** The customer, who can be added on the spot. Collaborator and usual rate come along; the card is to be chosen anew. */
export function CustomerField({ onChosen }: { onChosen: (customer: CustomerPick | undefined) => void }) {
  const { setValue } = useFormContext<AppointmentValues>();
  const [newName, setNewName] = useState<string>();
  const choose = (id: number | null, customer?: CustomerPick) => {
    onChosen(customer);
    setValue('CustomerID', id, { shouldDirty: true, shouldValidate: id !== null });
    setValue('CardDataID', null, { shouldDirty: true });
    setValue('AffID', customer?.AffID, { shouldDirty: true });
    setValue('CustomerFeePercent', agreedPercent(undefined, customer), { shouldDirty: true });
  };
  const offerNew = (text: string, close: () => void) => {
    const open = () => {
      close();
      setNewName(text);
    };
    return (
      <Button size="small" variant="ghost" onClick={open}>
        Thêm khách hàng
      </Button>
    );
  };
  return (
    <>
      <Field.Picker name="CustomerID" label="Khách hàng" required>
        {(field) => <CustomerPicker {...field} onChange={choose} createNew={offerNew} />}
      </Field.Picker>
      {newName !== undefined && (
        <NewCustomerDialog text={newName} onAdded={choose} onClose={() => setNewName(undefined)} />
      )}
    </>
  );
}
