import { useFormContext, useWatch } from 'react-hook-form';
import type { Schedule } from '@so-the/api-client';
import { formatDate, formatMoney, joined } from '@so-the/ui/format';
import { useListSchedulesByCustomerQuery } from '../../api/scheduleWorkingApi.ts';
import { lostCommission } from '../../kit/order/commissionWords.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { CardPicker } from '../../kit/pickers/CardPicker.tsx';
import { CustomerPicker } from '../../kit/pickers/CustomerPicker.tsx';
import type { PickerProps } from '../../kit/pickers/pickerProps.ts';
import { RecordSelect } from '../../kit/pickers/RecordSelect.tsx';
import type { LossValues } from './lossValues.ts';

const Field = formFields<LossValues>();

/** Whose loss it is: the customer and the card, and the order where it is of one. A write-off needs the card, money of a fund does not. */
export function LossPartyFields() {
  const { setValue } = useFormContext<LossValues>();
  const [customerId, cardId, bearer] = useWatch<LossValues, ['CustomerID', 'CardDataID', 'Bearer']>({
    name: ['CustomerID', 'CardDataID', 'Bearer'],
  });
  const required = bearer === 'debt';
  return (
    <>
      <Field.Picker name="CustomerID" label="Khách hàng" required={required}>
        {({ onChange, ...field }) => (
          <CustomerPicker
            {...field}
            onChange={(id, customer) => {
              onChange(id);
              setValue('CustomerName', customer?.FullName ?? '');
              setValue('CustomerDebt', customer?.Debt ?? 0);
              setValue('CardDataID', null);
              setValue('ScheduleID', null);
              setValue('CommissionNote', '');
            }}
          />
        )}
      </Field.Picker>
      <Field.Picker name="CardDataID" label="Thẻ" required={required}>
        {({ onChange, ...field }) => (
          <CardPicker
            {...field}
            customerId={customerId}
            onChange={(id) => {
              onChange(id);
              setValue('ScheduleID', null);
              setValue('CommissionNote', '');
            }}
          />
        )}
      </Field.Picker>
      {customerId !== null && cardId !== null && (
        <Field.Picker name="ScheduleID" label="Đơn">
          {({ onChange, ...field }) => (
            <CardOrderPicker
              {...field}
              customerId={customerId}
              cardId={cardId}
              onChange={(id, order) => {
                onChange(id);
                const lost = lostCommission(order);
                setValue('CommissionNote', lost ? `. ${lost}` : '');
              }}
            />
          )}
        </Field.Picker>
      )}
    </>
  );
}

interface CardOrderPickerProps extends Omit<PickerProps<number>, 'onChange'> {
  onChange: (id: number | null, order?: Schedule) => void;
  customerId: number;
  cardId: number;
}

/** An order of one card, with what is still owed on it. */
function CardOrderPicker({ customerId, cardId, ...props }: CardOrderPickerProps) {
  const answer = useListSchedulesByCustomerQuery({ CustomerID: customerId, PageSize: 500 });
  return (
    <RecordSelect
      {...props}
      placeholder="Các khoản nợ cũ nhất"
      answer={answer}
      option={({ ScheduleID, Code, AppointmentDate, CustomerDebt, CardDataID }) => ({
        value: ScheduleID,
        label: joined(Code, formatDate(AppointmentDate.slice(0, 10)), `còn nợ ${formatMoney(CustomerDebt)}`),
        retired: CardDataID !== cardId,
      })}
    />
  );
}
