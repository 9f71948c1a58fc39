import type { Schemas } from '@so-the/api-client';
import type { AppointmentRow, CardToServe, MadeAppointment } from '../../kit/appointments/cardToServe.ts';

/** The cards of customers as the dialog of many appointments takes them; one begun or done in the cycle has to be chosen expressly. */
export function cardsOf(customers: readonly Schemas['CustomerWithCards'][]): CardToServe[] {
  return customers.flatMap(({ CustomerID, FullName: CustomerName, Cards }) =>
    Cards.map((card) => {
      const { cardDataID: CardDataID, BankCode, Last4, DueDate, WorkDate, LastAmount, FeePercent } = card;
      const known = { CardDataID, CustomerID, CustomerName, BankCode, Last4, DueDate, WorkDate };
      return { ...known, Amount: LastAmount, CustomerFeePercent: FeePercent, unusual: unusualOf(card) };
    }),
  );
}

/** An amount of 0 is none; what is left empty the server fills in, or refuses. */
export function lacking({ Amount }: AppointmentRow): MadeAppointment | undefined {
  return Amount === 0 ? { Created: false, Message: 'Số tiền phải lớn hơn 0', field: 'Amount' } : undefined;
}

/** A card to push: what is left empty the server takes from plan, card and customer. */
export function pushOf(row: AppointmentRow): Schemas['PushScheduleCard'] {
  const { CardDataID, Amount, CustomerFeePercent, AppointmentDate, StaffID, ServiceType } = row;
  return {
    CardDataID,
    ServiceType,
    Amount: Amount ?? undefined,
    CustomerFeePercent: CustomerFeePercent ?? undefined,
    AppointmentDate: AppointmentDate ?? undefined,
    StaffID: StaffID ?? undefined,
  };
}

function unusualOf({ ScheduleCode, IsPaid }: Schemas['DueCard']): string | undefined {
  if (ScheduleCode !== undefined) return `đã có đơn ${ScheduleCode} trong kỳ này`;
  return IsPaid ? 'đã đáo trong kỳ này' : undefined;
}
