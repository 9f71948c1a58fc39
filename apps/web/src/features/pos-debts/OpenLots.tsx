import type { Args, Schemas } from '@so-the/api-client';
import { DataTable } from '@so-the/ui';
import { useListNumberLotsQuery } from '../../api/posDebtApi.ts';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { sourceOf } from '../../kit/list/listAnswer.ts';
import { useLocalTable } from '../../kit/list/useLocalTable.ts';
import * as places from '../../kit/places/places.ts';
import { lotStatus } from './lots/lotStatus.ts';

const columns = defineColumns<Schemas['NumberLot']>()([
  { field: 'LotNo', header: 'Số lô', width: 104 },
  { field: 'BusinessDate', header: 'Ngày', cell: 'date', width: 112 },
  { field: 'DueDate', header: 'Hạn', cell: 'date', width: 112 },
  { field: 'ExpectedAmount', header: 'Phải về', cell: 'money', width: 116, total: true },
  { field: 'Remain', header: 'Còn lại', cell: 'money', width: 116, total: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: lotStatus, width: 124 },
]);

/** Props of {@link OpenLots}. */
export interface OpenLotsProps {
  /** Whose lots: of one POS, or of a parent POS and those below it. */
  of: Pick<Args<'listNumberLots'>, 'PosID' | 'posParentID'>;
}

/** Lots that are not paid, the oldest first, each leading to its own window. */
export function OpenLots({ of }: OpenLotsProps) {
  const table = useLocalTable();
  const lots = useListNumberLotsQuery({ ...of, IsOpen: true, SortBy: 'BusinessDate', SortDir: 'asc', ...table.args });
  return (
    <DataTable
      label="Lô còn tiền"
      columns={columns}
      rowKey={({ numberLoID }) => String(numberLoID)}
      rowHref={({ numberLoID }) => places.lots({ open: numberLoID })}
      source={sourceOf(lots)}
      query={table.query}
      emptyText="Các lô đã về đủ"
    />
  );
}
