import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate, formatMoney, joined } from '@so-the/ui/format';
import { useListSchedulesByCustomerQuery } from '../../api/scheduleWorkingApi.ts';
import { formFields } from '../form/formFields.tsx';
import { CustomerPicker } from '../pickers/CustomerPicker.tsx';
import type { PickerProps } from '../pickers/pickerProps.ts';
import { RecordSelect } from '../pickers/RecordSelect.tsx';
import type { FeePayerValues } from './feePayer.ts';

const Field = formFields<FeePayerValues>();

/** Who pays or is paid, by name; of a category of service fees the customer, and the order whose fee it is. */
export function FeePayerFields() {
  const [isFee, customerId] = useWatch<FeePayerValues, ['IsServiceFee', 'PartyID']>({
    name: ['IsServiceFee', 'PartyID'],
  });
  if (!isFee) return <Field.Text name="PartyName" label="Đối tượng" maxLength={100} />;
  return (
    <>
      <FeeCustomerField />
      {customerId === null ? (
        <Field.Text name="PartyName" label="Đối tượng" maxLength={100} hint="Khách vãng lai chưa có trong danh sách" />
      ) : (
        <FeeOrderField customerId={customerId} />
      )}
    </>
  );
}

function FeeCustomerField() {
  const { setValue, clearErrors } = useFormContext<FeePayerValues>();
  return (
    <Field.Picker name="PartyID" label="Khách hàng">
      {({ onChange, ...field }) => (
        <CustomerPicker
          {...field}
          onChange={(id, customer) => {
            onChange(id);
            setValue('PartyName', customer?.FullName ?? '');
            setValue('ScheduleID', null);
            setValue('ScheduleCode', '');
            clearErrors(['PartyName', 'ScheduleID']);
          }}
        />
      )}
    </Field.Picker>
  );
}

function FeeOrderField({ customerId }: { customerId: number }) {
  const { setValue } = useFormContext<FeePayerValues>();
  return (
    <Field.Picker name="ScheduleID" label="Đơn">
      {({ onChange, ...field }) => (
        <FeeOrderPicker
          {...field}
          customerId={customerId}
          onChange={(id, order) => {
            onChange(id);
            setValue('ScheduleCode', order?.Code ?? '');
          }}
        />
      )}
    </Field.Picker>
  );
}

interface FeeOrderPickerProps extends Omit<PickerProps<number>, 'onChange'> {
  customerId: number;
  /** Gets the order as well. */
  onChange: (ScheduleID: number | null, order?: { Code: string }) => void;
}

/** An order of one customer, with the fee it has: that is earned when the order is settled. */
function FeeOrderPicker({ customerId, ...props }: FeeOrderPickerProps) {
  const answer = useListSchedulesByCustomerQuery({ CustomerID: customerId, PageSize: 500 });
  return (
    <RecordSelect
      {...props}
      placeholder="Không theo đơn nào"
      answer={answer}
      option={({ ScheduleID, Code, AppointmentDate, FeeAmount }) => ({
        value: ScheduleID,
        label: joined(
          Code,
          formatDate(AppointmentDate.slice(0, 10)),
          FeeAmount ? `phí ${formatMoney(FeeAmount)}` : 'không có phí',
        ),
      })}
    />
  );
}
