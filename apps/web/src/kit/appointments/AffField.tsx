import { useWatch } from 'react-hook-form';
import { formatPercent } from '@so-the/ui/format';
import { useListCardsByCustomerQuery } from '../../api/cardDataApi.ts';
import { useGetAffPercentQuery } from '../../api/metaApi.ts';
import { AffPicker } from '../pickers/AffPicker.tsx';
import { formFields } from '../form/formFields.tsx';
import type { AppointmentValues } from './appointmentValues.ts';

const Field = formFields<AppointmentValues>();

/** The collaborator, with the rate agreed for the type of the chosen card. */
export function AffField() {
  const [affId, customerId, cardId] = useWatch<AppointmentValues, ['AffID', 'CustomerID', 'CardDataID']>({
    name: ['AffID', 'CustomerID', 'CardDataID'],
  });
  const cards = useListCardsByCustomerQuery({ CustomerID: customerId ?? 0 }, { skip: customerId === null });
  const card = cards.data?.Data.find(({ cardDataID }) => cardDataID === cardId);
  const percent = useGetAffPercentQuery(
    { AffID: affId ?? 0, TypeCard: card?.TypeCard ?? 9 },
    { skip: !affId || !card },
  );
  const rate = affId && card ? percent.currentData?.Data.Percent : undefined;
  return (
    <Field.Picker name="AffID" label="Cộng tác viên">
      {(field) => <AffPicker {...field} hint={rate === undefined ? undefined : `Hoa hồng ${formatPercent(rate)}`} />}
    </Field.Picker>
  );
}
