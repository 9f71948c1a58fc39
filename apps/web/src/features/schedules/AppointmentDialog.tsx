import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeads } from '@so-the/ui';
import { feeModeOptions, type CustomerPick, type Schedule, type ScheduleInput } from '@so-the/api-client';
import { useCreateScheduleMutation } from '../../api/scheduleWorkingApi.ts';
import { amountRule } from '../../kit/document/amountRule.ts';
import * as places from '../../kit/places/places.ts';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';
import { useSession } from '../../session/useSession.ts';
import { AffField } from './AffField.tsx';
import { appointmentValues, type AppointmentValues } from './appointmentValues.ts';
import { CardField } from './CardField.tsx';
import { CustomerField } from './CustomerField.tsx';
import { ExpectedFeesPanel } from './ExpectedFeesPanel.tsx';
import { FeeField } from './FeeField.tsx';
import { ServiceField } from './ServiceField.tsx';
import { startMinute } from './vietnamMinute.ts';

const Field = formFields<AppointmentValues>();

/** Props of {@link AppointmentDialog}. */
export interface AppointmentDialogProps {
  /** The appointment to change; none adds one. */
  order?: Schedule;
  /** Moment or day of a new one. Default now; a day alone begins with the shop's hours. */
  start?: string;
  onClose: () => void;
  onStale?: () => void;
}

/** Makes or changes an appointment, with what it would bring shown as it is typed. */
export function AppointmentDialog({ order, start, onClose, onStale }: AppointmentDialogProps) {
  const [createSchedule] = useCreateScheduleMutation();
  const staffId = useSession().user.UserID;
  const [openedAt] = useState(() => startMinute(start));
  const [customer, setCustomer] = useState<CustomerPick>();
  const navigate = useNavigate();
  const leads = useLeads();
  const opens = (answer: unknown) => {
    const href = places.appointment((answer as { Data: Schedule }).Data.ScheduleID);
    return leads(href) ? () => void navigate(href) : undefined;
  };
  return (
    <RecordDialog<AppointmentValues>
      noun="lịch hẹn"
      size="large"
      id={order?.ScheduleID}
      values={appointmentValues(order, staffId, openedAt)}
      save={(values, idempotencyKey) => createSchedule({ body: values as ScheduleInput, idempotencyKey }).unwrap()}
      opens={opens}
      onStale={onStale}
      onClose={onClose}
    >
      <FormSection>
        <CustomerField onChosen={setCustomer} />
        <CardField customer={customer} />
        <ServiceField />
        <Field.Money name="Amount" label="Số tiền" rule={amountRule()} required />
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
