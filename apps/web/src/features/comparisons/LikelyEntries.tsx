import type { Schemas } from '@so-the/api-client';
import { DataTable, Notice } from '@so-the/ui';
import { addDays } from '@so-the/ui/format';
import { useGetDetailDebtQuery } from '../../api/debtApi.ts';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import * as places from '../../kit/places/places.ts';
import { likelyEntries, type LikelyEntry } from './likelyEntries.ts';
import { partyArgs } from '../../kit/debt/partyArgs.ts';

/** Days before the compared one that are looked through, and after it. */
const BEFORE = 62;
const AFTER = 14;

const columns = defineColumns<LikelyEntry>()([
  { field: 'At', header: 'Thời gian', cell: 'dateTime', width: 160 },
  {
    field: 'ScheduleCode',
    header: 'Đơn',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID ? places.order(ScheduleID) : undefined),
    width: 104,
  },
  { field: 'Effect', header: 'Số tiền', cell: 'money', width: 132 },
  { field: 'Description', header: 'Diễn giải', width: 220 },
  { field: 'Why', header: 'Vì sao', cell: 'custom', width: 240, render: ({ Why }) => REASONS[Why] },
]);

const REASONS: Record<LikelyEntry['Why'], string> = {
  missing: 'Có thể họ chưa ghi',
  early: 'Có thể họ đã ghi trước ngày đối chiếu',
};

/** Entries that may explain why the two books differ: of the same amount, near the day. */
export function LikelyEntries({ comparison }: { comparison: Schemas['DebtComparison'] }) {
  const { ComparedDate: date, Difference = 0 } = comparison;
  const differs = date !== undefined && Difference !== 0;
  const days = date && { fromDate: addDays(date, -BEFORE), toDate: addDays(date, AFTER) };
  const { currentData } = useGetDetailDebtQuery({ ...partyArgs(comparison), ...days }, { skip: !differs });
  if (!differs || currentData === undefined) return null;
  const found = likelyEntries(currentData.Data.Entries, Difference, date);
  if (found.length === 0)
    return <Notice tone="info">Không có bút toán nào gần ngày đối chiếu giải thích được chênh lệch này.</Notice>;
  return (
    <DataTable
      label="Bút toán có thể giải thích chênh lệch"
      columns={columns}
      rowKey="EntryID"
      source={{ rows: found }}
    />
  );
}
