import type { Schemas } from '@so-the/api-client';
import { isAppointment } from '../../kit/order/orderStatus.ts';
import * as places from '../../kit/places/places.ts';

type Warning = Schemas['OrderWarning'];

/** Where a warning is set right, and what is done there. */
export interface WarningFix {
  /** As a verb: "Quẹt thẻ". */
  label: string;
  href: string;
}

const fixes: Readonly<Record<Warning['Code'], (warning: Warning) => WarningFix>> = {
  C01: ({ ScheduleID }) => ({ label: 'Quẹt thẻ', href: places.newSwipe(ScheduleID) }),
  C02: ({ CustomerID }) => ({ label: 'Thu nợ khách', href: places.customerDebt(CustomerID) }),
  C03: ({ LogWithdrawalID: swipe }) => ({ label: 'Tải bill', href: places.uploadBills({ swipe }) }),
  C04: ({ ScheduleID }) => ({ label: 'Xem lượt quẹt', href: places.orderLines(ScheduleID, 'swipe') }),
  C05: () => ({ label: 'Ghi nhận tiền về', href: places.lots({ IsOverdue: true }) }),
  C06: ({ ScheduleID }) => ({ label: 'Xem phí của đơn', href: places.order(ScheduleID) }),
  C07: ({ CustomerID }) => ({ label: 'Thu nợ khách', href: places.customerDebt(CustomerID) }),
  C08: ({ CardDataID }) => ({ label: 'Trả thẻ', href: places.card(CardDataID) }),
  C09: (warning) => ({
    label: 'Nhập phí',
    href: isAppointment(warning) ? places.appointment(warning.ScheduleID) : places.order(warning.ScheduleID),
  }),
  C10: ({ ScheduleID }) => ({ label: 'Xem lượt quẹt', href: places.orderLines(ScheduleID, 'swipe') }),
  C11: ({ ScheduleID }) => ({ label: 'Xem lần nạp', href: places.orderLines(ScheduleID, 'payCard') }),
  C12: ({ ScheduleID }) => ({ label: 'Xem phí của đơn', href: places.order(ScheduleID) }),
};

/** Where the cause of a warning is removed (domain §2(k)); of a kind that nobody knows its order is shown. */
export function warningFix(warning: Warning): WarningFix {
  const fix = fixes[warning.Code] as ((warning: Warning) => WarningFix) | undefined;
  return fix ? fix(warning) : { label: 'Xem đơn', href: places.order(warning.ScheduleID) };
}
