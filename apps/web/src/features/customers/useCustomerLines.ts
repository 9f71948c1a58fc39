import type { Customer } from '@so-the/api-client';
import type { MenuItem } from '@so-the/ui';
import { useNewAppointment } from '../../kit/appointments/useNewAppointment.ts';
import * as places from '../../kit/places/places.ts';

/** What the menu of a customer's row leads to: the counter with them, their cards, their debt. */
export function useCustomerLines(): (customer: Customer) => readonly (MenuItem | false)[] {
  const appointment = useNewAppointment();
  return ({ CustomerID }) => [
    appointment({ customerID: CustomerID }),
    { label: 'Xem thẻ', icon: 'card', href: places.cards({ CustomerID }) },
    { label: 'Công nợ', icon: 'book', href: places.customerDebt(CustomerID) },
  ];
}
