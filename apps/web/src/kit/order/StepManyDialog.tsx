import { useMemo } from 'react';
import type { Schedule, ScheduleStatus } from '@so-the/api-client';
import { MaskedCard, type ImportColumn } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useChangeScheduleStatusMutation } from '../../api/scheduleWorkingApi.ts';
import { RowsDialog } from '../batch/rows/RowsDialog.tsx';
import { statusStep } from './statusStep.ts';

/** The status an order takes next, or why it takes none without more. */
export type ManyStep = { to: ScheduleStatus } | { why: string };

/** Props of {@link StepManyDialog}. */
export interface StepManyDialogProps {
  orders: readonly Schedule[];
  stepOf: (order: Schedule) => ManyStep;
  /** Told which orders did not take their step. */
  onLeft: (orders: readonly Schedule[]) => void;
  onClose: () => void;
}

/** Lets many orders take their next step, each its own, after one question (counter.md §8). What settles is settled on the day proposed. */
export function StepManyDialog({ orders, stepOf, onLeft, onClose }: StepManyDialogProps) {
  const [changeStatus] = useChangeScheduleStatusMutation();
  const columns = useMemo(() => columnsOf(stepOf), [stepOf]);
  const send = async (order: Schedule, _reason: string, idempotencyKey: string) => {
    const step = stepOf(order);
    if ('why' in step) throw new Error(step.why);
    const { ScheduleID, Version } = order;
    await changeStatus({ ScheduleID, Status: step.to, Version, idempotencyKey }).unwrap();
  };
  return (
    <RowsDialog
      verb="Chuyển bước"
      noun="đơn"
      draft="stepMany"
      rows={orders}
      columns={columns}
      keyOf={({ ScheduleID }) => String(ScheduleID)}
      lacking={(order) => {
        const step = stepOf(order);
        return 'why' in step ? step.why : undefined;
      }}
      send={send}
      onLeft={onLeft}
      onClose={onClose}
    >
      <ul>
        {stepCounts(orders, stepOf).map(([label, count]) => (
          <li key={label}>{`${label}: ${count} đơn`}</li>
        ))}
      </ul>
    </RowsDialog>
  );
}

/** How many orders take which step, in the order they were chosen. */
function stepCounts(orders: readonly Schedule[], stepOf: StepManyDialogProps['stepOf']): [string, number][] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const step = stepOf(order);
    if ('why' in step) continue;
    const { label } = statusStep(order, step.to);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts];
}

function columnsOf(stepOf: StepManyDialogProps['stepOf']): ImportColumn<Schedule>[] {
  return [
    { field: 'Code', header: 'Mã đơn', width: 108 },
    { field: 'CustomerName', header: 'Khách hàng', width: 168 },
    { field: 'CardLast4', header: 'Thẻ', width: 100, format: ({ CardLast4 }) => <MaskedCard last4={CardLast4} /> },
    { field: 'Amount', header: 'Số tiền', align: 'end', width: 124, format: ({ Amount }) => formatMoney(Amount) },
    {
      field: 'Status',
      header: 'Bước',
      format: (order) => {
        const step = stepOf(order);
        return 'why' in step ? '–' : statusStep(order, step.to).label;
      },
    },
  ];
}
