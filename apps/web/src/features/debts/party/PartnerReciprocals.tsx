import { debtKindOptions, labelOf, type DebtDocument } from '@so-the/api-client';
import { DataTable } from '@so-the/ui';
import { useListPartnerReciprocalsQuery } from '../../../api/scheduleWorkingApi.ts';
import { debtStatuses, fundOf } from '../../../kit/debt/madeDocument.tsx';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { sourceOf } from '../../../kit/list/listAnswer.ts';

const columns = defineColumns<DebtDocument>()([
  { field: 'At', header: 'Thời gian', cell: 'dateTime', width: 152 },
  { field: 'Kind', header: 'Loại', cell: 'custom', width: 176, render: ({ Kind }) => labelOf(debtKindOptions, Kind) },
  { field: 'Amount', header: 'Số tiền', cell: 'money', width: 132 },
  { field: 'Allocations', header: 'Đơn', cell: 'custom', width: 160, render: ordersOf },
  { field: 'OffsetName', header: 'Quỹ hoặc bên cấn trừ', cell: 'custom', width: 176, render: otherSideOf },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: debtStatuses, width: 128 },
  { field: 'CreatedByName', header: 'Người tạo', width: 144 },
]);

/** What was paid to a partner as its share of orders, and what was offset with it; taken back where the documents stand. */
export function PartnerReciprocals({ partnerId }: { partnerId: number }) {
  const listed = useListPartnerReciprocalsQuery({ PartnerID: partnerId, PageSize: 500 });
  return (
    <DataTable
      label="Đối ứng và cấn trừ"
      columns={columns}
      rowKey={({ DebtID }) => String(DebtID)}
      source={sourceOf(listed)}
      emptyText="Chưa trả phần đối ứng hay cấn trừ lần nào"
    />
  );
}

function ordersOf({ Allocations }: DebtDocument): string {
  return Allocations.map(({ ScheduleCode }) => ScheduleCode ?? 'Ngoài đơn').join(', ');
}

function otherSideOf(document: DebtDocument): string {
  const { OffsetType, OffsetName } = document;
  return OffsetType === undefined ? fundOf(document) : (OffsetName ?? 'Đơn mà đối tác nợ');
}
