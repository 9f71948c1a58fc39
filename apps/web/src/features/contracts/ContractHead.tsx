import { useState } from 'react';
import { labelOf, serviceTypeOptions, type Schedule, type ScheduleStatus } from '@so-the/api-client';
import { Button, PageHeader, StatusTag, useLeads, type MenuItem } from '@so-the/ui';
import { formatDateTime, vietnamToday } from '@so-the/ui/format';
import { useRights } from '../../kit/access/useRights.ts';
import { HighlightButton } from '../../kit/order/HighlightButton.tsx';
import { leftToSend } from '../../kit/order/orderMoney.ts';
import { isAppointment, ORDER_STATUS, orderStatuses } from '../../kit/order/orderStatus.ts';
import { StatusDialog } from '../../kit/order/StatusDialog.tsx';
import { CorrectPercentDialog } from './CorrectPercentDialog.tsx';
import { statusStep } from '../../kit/order/statusStep.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { DiscountDialog } from './DiscountDialog.tsx';
import { OrderContract } from './print/OrderContract.tsx';
import { OrderReceipt } from './print/OrderReceipt.tsx';
import { usePageAction } from '../../kit/palette/pageActions.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';

/** What the order is, how it stands, and the steps it may take now: the next one as the primary button. */
export function ContractHead({ order }: { order: Schedule }) {
  const [to, setTo] = useState<ScheduleStatus>();
  const discount = useOpenRecord('discount');
  const leads = useLeads();
  const { approve } = useRights(PATHS.orders);
  const mayDiscount = approve && order.CustomerDebt > 0;
  const discountItems: MenuItem[] = mayDiscount ? [{ label: 'Giảm trừ cho khách', onSelect: discount.add }] : [];
  const status = orderStatuses[order.Status];
  const [open, setOpen] = useState<'correction' | 'contract' | 'receipt'>();
  usePageAction({ label: 'In hợp đồng', icon: 'print', note: order.Code }, () => setOpen('contract'));
  usePageAction({ label: 'In biên nhận', icon: 'print', note: order.Code }, () => setOpen('receipt'));
  const [next, ...others] = usualSteps(order);
  const rare = order.NextStatuses.filter((one) => statusStep(order, one).needsReason);
  return (
    <>
      <PageHeader
        title={order.Code}
        meta={
          <>
            {status && <StatusTag {...status} />}
            <HighlightButton order={order} />
          </>
        }
        description={`${order.CustomerName} · ${labelOf(serviceTypeOptions, order.ServiceType)} · ${formatDateTime(order.AppointmentDate)}`}
        secondary={others.map((one) => (
          <Button key={one} onClick={() => setTo(one)}>
            {statusStep(order, one).label}
          </Button>
        ))}
        action={
          next !== undefined && (
            <Button variant="primary" onClick={() => setTo(next)}>
              {statusStep(order, next).label}
            </Button>
          )
        }
        menu={[
          ...editItems(order),
          ...discountItems,
          ...(approve && isAtWork(order)
            ? [{ label: 'Sửa phần trăm', icon: 'edit', onSelect: () => setOpen('correction') } as const]
            : []),
          { label: 'In hợp đồng', icon: 'print', onSelect: () => setOpen('contract') },
          { label: 'In biên nhận', icon: 'print', onSelect: () => setOpen('receipt') },
          ...entriesItems(order, leads),
          ...rare.map((one) => rareItem(order, one, setTo)),
        ]}
      />
      {discount.id !== null && mayDiscount && <DiscountDialog order={order} onClose={discount.close} />}
      {to !== undefined && <StatusDialog order={order} to={to} onClose={() => setTo(undefined)} />}
      {open === 'correction' && <CorrectPercentDialog order={order} onClose={() => setOpen(undefined)} />}
      {open === 'contract' && <OrderContract order={order} onClose={() => setOpen(undefined)} />}
      {open === 'receipt' && <OrderReceipt order={order} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** The steps that need no reason, the likelier one first: an order with nothing to send is completed straight away. */
function usualSteps(order: Schedule): ScheduleStatus[] {
  const steps = order.NextStatuses.filter((one) => !statusStep(order, one).needsReason);
  return leftToSend(order) === null ? steps.toReversed() : steps;
}

/** Work began and the order was not called off: its percentages may be corrected. */
function isAtWork({ Status }: Schedule): boolean {
  return Status >= ORDER_STATUS.working && Status !== ORDER_STATUS.cancelled;
}

function editItems(order: Schedule): MenuItem[] {
  if (!isAppointment(order)) return [];
  return [{ label: 'Sửa lịch hẹn', icon: 'edit', href: places.appointment(order.ScheduleID) }];
}

/** The lines of the cash book that the order is the document of. */
function entriesItems({ Code, CreatedDate }: Schedule, leads: (href: string) => boolean): MenuItem[] {
  const fromDate = CreatedDate.slice(0, 10);
  const href = places.entries({ GeneralSearch: Code, fromDate, toDate: vietnamToday() });
  return leads(href) ? [{ label: 'Xem trong sổ quỹ', icon: 'book', href }] : [];
}

function rareItem(order: Schedule, to: ScheduleStatus, choose: (to: ScheduleStatus) => void): MenuItem {
  const { label, isCancel } = statusStep(order, to);
  return { label, danger: isCancel, onSelect: () => choose(to) };
}
