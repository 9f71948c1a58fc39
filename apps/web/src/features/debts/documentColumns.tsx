import { debtKindOptions, debtStatusOptions, labelOf, type DebtDocument } from '@so-the/api-client';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { statusMap } from '../../kit/list/statusMaps.ts';
import { DocumentCell } from './DocumentCell.tsx';

const debtStatuses = statusMap(debtStatusOptions, { 0: 'warning', 1: 'info', 2: 'success', 4: 'danger' });

/** Payable orders, payments and adjustments of one customer. */
export const documentColumns = defineColumns<DebtDocument>()([
  {
    field: 'Kind',
    header: 'Chứng từ',
    cell: 'custom',
    width: 180,
    render: ({ Kind, ScheduleCode }) => `${labelOf(debtKindOptions, Kind)} ${Kind === 0 ? (ScheduleCode ?? '') : ''}`,
  },
  { field: 'At', header: 'Thời gian', cell: 'dateTime' },
  { field: 'Amount', header: 'Số tiền', cell: 'money' },
  { field: 'Remain', header: 'Còn lại', cell: 'money' },
  {
    id: 'about',
    header: 'Nội dung',
    cell: 'custom',
    width: 240,
    render: (document) => <DocumentCell document={document} />,
  },
  { field: 'DueDate', header: 'Hạn', cell: 'date', hidden: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: debtStatuses },
  { field: 'CreatedByName', header: 'Người tạo', hidden: true },
]);
