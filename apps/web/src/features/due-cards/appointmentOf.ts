import type { Schemas } from '@so-the/api-client';
import type { AppointmentRow, CardToServe, MadeAppointment } from '../../kit/appointments/cardToServe.ts';

/** When an appointment is that nobody gave a time, as the server has it where cards are pushed. */
const OPENING = '09:00:00+07:00';

/** The fee of a card that is paid is collected beside the amount. */
const COLLECTED_APART = 2;

/** A due card as the dialog of many appointments takes it; one with an order in the cycle has to be chosen expressly. */
export function cardToServe(row: Schemas['CardNoticeRow']): CardToServe {
  const { cardDataID: CardDataID, CustomerID, CustomerName, BankCode, Last4, NextDue: DueDate, WorkDate } = row;
  const {
    ExpectedAmount,
    LastAmount,
    UsualFeePercent: CustomerFeePercent,
    StaffId: StaffID,
    AffID,
    ScheduleCode,
  } = row;
  const known = { CardDataID, CustomerID, CustomerName, BankCode, Last4, DueDate, WorkDate, StaffID, AffID };
  const unusual = ScheduleCode === undefined ? undefined : `đã có đơn ${ScheduleCode} trong kỳ này`;
  return { ...known, Amount: ExpectedAmount ?? LastAmount, CustomerFeePercent, unusual };
}

/** What an appointment cannot be made without. */
export function lacking({ Amount, CustomerFeePercent }: AppointmentRow): MadeAppointment | undefined {
  if (!Amount) return { Created: false, Message: 'Vui lòng nhập số tiền', field: 'Amount' };
  if (typeof CustomerFeePercent === 'number') return undefined;
  return { Created: false, Message: 'Vui lòng nhập phí khách (%)', field: 'CustomerFeePercent' };
}

/** The appointment of a row that lacks nothing; in the hands of whoever makes it where nobody is in charge of the card. */
export function appointmentOf(row: AppointmentRow, maker: number): Schemas['NewSchedule'] {
  const { card, CardDataID, Amount, CustomerFeePercent, AppointmentDate, StaffID, ServiceType = 1 } = row;
  return {
    ServiceType,
    CustomerID: card.CustomerID,
    CardDataID,
    AffID: card.AffID,
    AppointmentDate: AppointmentDate ?? `${card.WorkDate}T${OPENING}`,
    Amount: Amount ?? 0,
    CustomerFeePercent: CustomerFeePercent ?? 0,
    FeeMode: COLLECTED_APART,
    StaffID: StaffID ?? card.StaffID ?? maker,
  };
}
