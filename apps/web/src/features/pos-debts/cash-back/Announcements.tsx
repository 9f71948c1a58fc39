import type { Schemas } from '@so-the/api-client';
import { DataTable } from '@so-the/ui';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';

const columns = defineColumns<Schemas['CashBack']>()([
  { field: 'Date', header: 'Ngày', cell: 'date', width: 116 },
  { field: 'ExpectedAmount', header: 'Dự kiến', cell: 'money', total: true, width: 132 },
  { field: 'ReceivedAmount', header: 'Đã về', cell: 'money', total: true, width: 132 },
  { field: 'Remain', header: 'Còn lại', cell: 'money', total: true, width: 132 },
  { field: 'Note', header: 'Ghi chú', width: 180 },
]);

/** What a parent POS said it would send and has not sent in full, the oldest first. */
export function Announcements({ parent }: { parent: Schemas['PosCashBack'] }) {
  return (
    <DataTable
      label="Đợt đang chờ"
      columns={columns}
      rowKey={({ CashBackID }) => String(CashBackID)}
      source={{ rows: parent.CashBacks }}
      emptyText="Không có đợt tiền về nào đang chờ"
    />
  );
}
