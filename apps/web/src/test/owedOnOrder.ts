import type { Engine } from '@so-the/mock-server/browser';
import { askAs } from './askEngine.ts';

/**
 * Makes a settled order on which the shop owes a customer so many đồng, beside whatever the customer owes; it is free
 * of a fee, its card is that of an earlier order.
 *
 * @throws Error when the customer has no order, or the world refuses
 */
export function oweOnOrder(engine: Engine, CustomerID: number, Amount: number): void {
  const [earlier] = askAs(engine, 'chushop', 'searchSchedules', { body: { CustomerID, PageIndex: 1, PageSize: 1 } });
  if (!earlier) throw new Error(`Customer ${CustomerID} has no order.`);
  const { ServiceType, CardDataID, FeeMode, StaffID } = earlier;
  const terms = { ServiceType, CustomerID, CardDataID, CustomerFeePercent: 0, FeeMode, StaffID };
  const body = { ...terms, Amount, AppointmentDate: '2026-11-20T08:00:00+07:00' };
  const { ScheduleID } = askAs(engine, 'chushop', 'createSchedule', { Start: true, body });
  askAs(engine, 'chushop', 'addPaymentSchedule', { body: { ScheduleID, Amount, Method: 1 } });
  askAs(engine, 'chushop', 'addCustomerTopUp', { body: { ScheduleID, Amount: 2 * Amount, Method: 1 } });
  askAs(engine, 'chushop', 'changeScheduleStatus', { ScheduleID, Status: 3 });
}
