import {
  scheduleInputFields,
  type CardData,
  type CustomerPick,
  type FeeMode,
  type Schedule,
  type ScheduleInput,
  type ServiceType,
} from '@so-the/api-client';
import { pickFields } from '../form/pickFields.ts';

/** An appointment as its form holds it: what has not been chosen yet is null. */
export type AppointmentValues = Omit<ScheduleInput, Unchosen> & {
  [Name in Unchosen]: Required<ScheduleInput>[Name] | null;
};

type Unchosen = 'CustomerID' | 'CardDataID' | 'Amount' | 'CustomerFeePercent' | 'StaffID' | 'AppointmentDate';

/** What the form of an appointment starts with. */
export function changedValues(order: Schedule): AppointmentValues {
  const { CustomerID, CardDataID } = order;
  return { ...pickFields<ScheduleInput>(order, scheduleInputFields), CustomerID, CardDataID };
}

/** What that of a new one starts with: for a moment and by the person who adds it. */
export function newValues(staffId: number, at: string): AppointmentValues {
  return {
    ServiceType: 1,
    CustomerID: null,
    CardDataID: null,
    AppointmentDate: at,
    Amount: null,
    CustomerFeePercent: null,
    FeeMode: usualFeeMode(1),
    StaffID: staffId,
  };
}

/** How the fee is usually collected: out of the money of a withdrawal, else apart (domain §2(a), §2(b)). */
export function usualFeeMode(service: ServiceType): FeeMode {
  return service === 2 ? 1 : 2;
}

/** The rate agreed with the customer: the card's own, else the customer's usual one; null when none is agreed. */
export function agreedPercent(card: CardData | undefined, customer: CustomerPick | undefined): number | null {
  return card?.FeePercent ?? customer?.FeePercentDefault ?? null;
}

/** The appointment once everything obligatory is there, for the server to compute what it would bring; else undefined. */
export function completeAppointment(values: AppointmentValues): ScheduleInput | undefined {
  const { CustomerID, CardDataID, AppointmentDate, Amount, CustomerFeePercent, StaffID } = values;
  const chosen = [CustomerID, CardDataID, AppointmentDate, CustomerFeePercent, StaffID, Amount];
  return chosen.every((value) => value !== null && value !== undefined) && Number(Amount) > 0
    ? pickFields<ScheduleInput>(values as ScheduleInput, scheduleInputFields)
    : undefined;
}
