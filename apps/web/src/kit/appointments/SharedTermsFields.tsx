import { useState } from 'react';
import { serviceTypeOptions } from '@so-the/api-client';
import { DateTimeField, PercentField, SelectField } from '@so-the/ui';
import { StaffPicker } from '../pickers/StaffPicker.tsx';
import type { ManyAppointments } from './useManyAppointments.ts';

const WITHDRAWAL = 2;
/** A due card is paid: a withdrawal alone does not pay it. */
const services = serviceTypeOptions.filter(({ value }) => value !== WITHDRAWAL);

/** What is said of all appointments alike. */
export function SharedTermsFields({ work }: { work: ManyAppointments }) {
  const { shared, setShared, setFeeOfAll } = work;
  const [fee, setFee] = useState<number | null>(null);
  return (
    <div className="appointments__shared">
      <DateTimeField
        label="Ngày hẹn"
        hint="Để trống = 9 giờ ngày làm của từng thẻ"
        defaultTime="09:00"
        value={shared.AppointmentDate}
        onChange={(AppointmentDate) => setShared({ AppointmentDate })}
      />
      <StaffPicker
        label="Nhân viên"
        placeholder="Người phụ trách từng thẻ"
        value={shared.StaffID}
        onChange={(StaffID) => setShared({ StaffID })}
      />
      <SelectField
        label="Dịch vụ"
        options={services}
        clearable={false}
        value={shared.ServiceType}
        onChange={(ServiceType) => ServiceType && setShared({ ServiceType })}
      />
      <PercentField
        label="Phí cho mọi thẻ (%)"
        hint="Gõ vào thì thay phí của mọi thẻ bên dưới"
        value={fee}
        onChange={(next) => {
          setFee(next);
          if (next !== null) setFeeOfAll(next);
        }}
      />
    </div>
  );
}
