import { labelOf, refTypeOptions, type Schemas } from '@so-the/api-client';
import { defineColumns } from '../rows/defineColumns.ts';
import * as places from '../places/places.ts';

/** The ledger of one party; who entered a line, and so who collected, stands below its time. */
export const entryColumns = defineColumns<Schemas['DebtEntry']>()([
  { field: 'At', header: 'Thời gian', cell: 'dateTime', width: 160, under: ({ CreatedByName }) => CreatedByName },
  {
    field: 'ScheduleCode',
    header: 'Đơn',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID ? places.order(ScheduleID) : undefined),
    width: 104,
  },
  { field: 'Increase', header: 'Tăng', cell: 'money', width: 132, total: true },
  { field: 'Decrease', header: 'Giảm', cell: 'money', width: 132, total: true },
  { field: 'Balance', header: 'Số dư', cell: 'money', width: 132 },
  { field: 'Description', header: 'Diễn giải', width: 240 },
  {
    field: 'RefType',
    header: 'Chứng từ',
    cell: 'custom',
    width: 176,
    render: ({ RefType }) => labelOf(refTypeOptions, RefType),
  },
  { field: 'CreatedByName', header: 'Người tạo', hidden: true },
]);
