import { serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '@so-the/ui';
import { useCreateScheduleMutation } from '../../../api/scheduleWorkingApi.ts';
import { usualFeeMode } from '../../../kit/appointments/appointmentValues.ts';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { EntryDialog } from '../../../kit/form/EntryDialog.tsx';
import { reasonRule } from '../../../kit/form/fieldRules.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { orderName } from '../../../kit/order/orderName.ts';
import { CardPicker } from '../../../kit/pickers/CardPicker.tsx';

/** What may be corrected of an order at work, and why it is. */
interface TermValues extends Pick<Schedule, 'Amount' | 'ServiceType' | 'FeeMode' | 'AppointmentDate' | 'CardDataID'> {
  Reason: string;
}

const Field = formFields<TermValues>();

/** Fewest characters of the reason. */
const REASON_LENGTH = 5;

/** Props of {@link CorrectTermsDialog}. */
export interface CorrectTermsDialogProps {
  order: Schedule;
  onClose: () => void;
}

/** Corrects amount, service, appointment and card of an order at work; its lines stay, fee and profit are reckoned anew (counter.md §8). */
export function CorrectTermsDialog({ order, onClose }: CorrectTermsDialogProps) {
  const [createSchedule] = useCreateScheduleMutation();
  const { ScheduleID, Version, CustomerID, CustomerFeePercent } = order;
  const { Amount, ServiceType, FeeMode, AppointmentDate, CardDataID } = order;
  const send = (terms: TermValues, idempotencyKey: string) =>
    createSchedule({
      body: { ScheduleID, Version, CustomerID, CustomerFeePercent, ...kept(order), ...terms },
      idempotencyKey,
    }).unwrap();
  return (
    <EntryDialog<TermValues>
      title={`Sửa điều khoản: ${orderName(order)}`}
      submitLabel="Sửa điều khoản"
      size="small"
      draft={`correctTerms/${ScheduleID}`}
      values={{ Amount, ServiceType, FeeMode, AppointmentDate, CardDataID, Reason: '' }}
      send={send}
      done={`Đã sửa điều khoản của đơn ${order.Code}`}
      onClose={onClose}
    >
      <p>Các khoản và lượt quẹt đã ghi giữ nguyên; phí và lợi nhuận được tính lại.</p>
      <Field.Money name="Amount" label="Số tiền" rule={amountRule()} asksSmall="always" required />
      <ServiceField />
      <Field.DateTime name="AppointmentDate" label="Ngày hẹn" required />
      <Field.Picker name="CardDataID" label="Thẻ" required>
        {(field) => <CardPicker {...field} customerId={CustomerID} />}
      </Field.Picker>
      <Field.TextArea name="Reason" label="Lý do" rows={2} rule={reasonRule(REASON_LENGTH)} maxLength={500} required />
    </EntryDialog>
  );
}

/** The service; how the fee is collected follows it, and is as agreed again where the service is. */
function ServiceField() {
  const { setValue, formState } = useFormContext<TermValues>();
  const agreed = formState.defaultValues;
  return (
    <Field.Picker name="ServiceType" label="Dịch vụ" required>
      {(field) => (
        <SelectField
          {...field}
          clearable={false}
          options={serviceTypeOptions}
          onChange={(service) => {
            field.onChange(service);
            if (service === null) return;
            const usual = service === agreed?.ServiceType ? agreed.FeeMode : usualFeeMode(service);
            setValue('FeeMode', usual ?? usualFeeMode(service));
          }}
        />
      )}
    </Field.Picker>
  );
}

/** Terms that stay, as far as the order has them. */
function kept({ ExtraFee, AffID, PartnerID, PartnerMode, StaffID }: Schedule) {
  return { ExtraFee, AffID, PartnerID, PartnerMode, StaffID };
}
