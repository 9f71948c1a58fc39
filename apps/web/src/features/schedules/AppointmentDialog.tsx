import { useState } from 'react';
import { feeModeOptions, type CustomerPick, type Schedule, type ScheduleInput } from '@so-the/api-client';
import { useCreateScheduleMutation } from '../../api/scheduleWorkingApi.ts';
import { amountRule } from '../../kit/document/amountRule.ts';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';
import { AffField } from '../../kit/appointments/AffField.tsx';
import { changedValues, type AppointmentValues } from '../../kit/appointments/appointmentValues.ts';
import { CardField } from './CardField.tsx';
import { CustomerField } from './CustomerField.tsx';
import { ExpectedFeesPanel } from '../../kit/appointments/ExpectedFeesPanel.tsx';
import { FeeField } from '../../kit/appointments/FeeField.tsx';
import { ServiceField } from '../../kit/appointments/ServiceField.tsx';

const Field = formFields<AppointmentValues>();

/** Props of {@link AppointmentDialog}. */
export interface AppointmentDialogProps {
  /** The appointment to change. */
  order: Schedule;
  onClose: () => void;
  onStale: () => void;
}

/** Changes an appointment, with what it would bring shown as it is typed. */
export function AppointmentDialog({ order, onClose, onStale }: AppointmentDialogProps) {
  const [createSchedule] = useCreateScheduleMutation();
  const [customer, setCustomer] = useState<CustomerPick>();
  return (
    <RecordDialog<AppointmentValues>
      noun="lịch hẹn"
      size="large"
      id={order.ScheduleID}
      values={changedValues(order)}
      save={(values, idempotencyKey) => createSchedule({ body: values as ScheduleInput, idempotencyKey }).unwrap()}
      onStale={onStale}
      onClose={onClose}
    >
      <FormSection>
        <CustomerField onChosen={setCustomer} />
        <CardField customer={customer} />
        <ServiceField />
        <Field.Money name="Amount" label="Số tiền" rule={amountRule()} asksSmall="always" required />
        <FeeField />
        <Field.Select name="FeeMode" label="Cách thu phí" options={feeModeOptions} required />
        <Field.Money name="ExtraFee" label="Phụ phí" />
        <AffField />
        <Field.Picker name="StaffID" label="Nhân viên" required as={StaffPicker} />
        <Field.DateTime name="AppointmentDate" label="Ngày hẹn" required />
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
        </WideField>
      </FormSection>
      <ExpectedFeesPanel />
    </RecordDialog>
  );
}
