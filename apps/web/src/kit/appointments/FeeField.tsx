import { useWatch } from 'react-hook-form';
import { useUsualFee } from '../form/asks/useUsualFee.ts';
import { formFields } from '../form/formFields.tsx';
import type { AppointmentValues } from './appointmentValues.ts';

const Field = formFields<AppointmentValues>();

/** The customer's rate; one far from what is usual for the card, the customer or the shop is asked about. */
export function FeeField() {
  const [customerId, cardId] = useWatch<AppointmentValues, ['CustomerID', 'CardDataID']>({
    name: ['CustomerID', 'CardDataID'],
  });
  const usual = useUsualFee({ customerId, cardId });
  return <Field.Percent name="CustomerFeePercent" label="Phí khách (%)" usual={usual} required />;
}
