import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../rows/defineColumns.ts';
import * as places from '../../places/places.ts';

type FigureRecord = Schemas['FigureRecord'];

/** Records behind a count. */
const countColumns = defineColumns<FigureRecord>()([
  { field: 'Code', header: 'Mã', width: 128 },
  { field: 'Name', header: 'Tên', width: 240 },
  { field: 'Date', header: 'Ngày', cell: 'date', empty: '–', width: 120 },
  { field: 'ShopName', header: 'Cửa hàng', width: 160, hidden: true },
]);

/** Money that is late, by what it is late for. */
const lateColumns = defineColumns<FigureRecord>()([
  { field: 'Code', header: 'Lô', width: 128 },
  { field: 'Name', header: 'Máy POS', width: 200 },
  { field: 'Date', header: 'Hạn', cell: 'date', empty: '–', width: 120 },
  { field: 'Amount', header: 'Còn lại', cell: 'money', total: true, width: 140 },
  { field: 'ShopName', header: 'Cửa hàng', width: 160, hidden: true },
]);

/** Records that bring money, or were counted. */
const amountColumns = defineColumns<FigureRecord>()([
  { field: 'Code', header: 'Mã', width: 128 },
  { field: 'Name', header: 'Tên', width: 200 },
  { field: 'Date', header: 'Ngày', cell: 'date', empty: '–', width: 120 },
  { field: 'Amount', header: 'Số tiền', cell: 'money', total: true, width: 140 },
  { field: 'ShopName', header: 'Cửa hàng', width: 160, hidden: true },
]);

/** The columns that tell some records. */
export function columnsFor(records: readonly FigureRecord[]) {
  if (records.every(({ Amount }) => Amount === undefined)) return countColumns;
  return records.some(({ Kind }) => Kind === 'lot') ? lateColumns : amountColumns;
}

/** Names a record: two of a kind have numbers of their own, and lots stand with their POS. */
export function recordKey({ Kind, RecordID, Code, ShopID, PartyType }: FigureRecord): string {
  return [Kind, PartyType, ShopID, RecordID, Code].join('/');
}

/** Where a record can be seen. */
export function recordHref(record: FigureRecord): string | undefined {
  const { Kind, RecordID, ScheduleID, PartyType, Date } = record;
  if (Kind === 'voucher') return places.vouchers({ open: RecordID });
  if (Kind === 'customer') return places.customer(RecordID);
  if (Kind === 'card') return places.card(RecordID);
  if (Kind === 'count') return places.entries({ fromDate: Date, toDate: Date });
  if (PartyType !== undefined) return places.partyDebt(PartyType, RecordID);
  return ScheduleID === undefined ? undefined : places.order(ScheduleID);
}
