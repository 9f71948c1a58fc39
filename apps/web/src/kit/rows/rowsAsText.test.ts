import { expect, it } from 'vitest';
import { defineColumns } from './defineColumns.ts';
import { rowsAsText } from './rowsAsText.ts';

interface Row {
  name: string;
  debt: number;
  rate?: number;
  day: string;
  last4: string;
  status: number;
}

const columns = defineColumns<Row>()([
  { field: 'name', header: 'Họ tên' },
  { field: 'debt', header: 'Công nợ', cell: 'money' },
  { field: 'rate', header: 'Phí', cell: 'percent' },
  { field: 'day', header: 'Ngày', cell: 'date' },
  { field: 'last4', header: 'Thẻ', cell: 'card' },
  { field: 'status', header: 'Trạng thái', cell: 'status', status: { 1: { label: 'Ngừng', tone: 'neutral' } } },
  { id: 'words', header: 'Tiền về', cell: 'custom', render: () => 'T+1' },
  { id: 'drawn', header: 'Tự vẽ', cell: 'custom', render: () => null },
]);

it('writes rows as a sheet takes them', () => {
  const row: Row = { name: 'Nguyễn Văn A', debt: -540000, rate: 1800, day: '2026-11-20', last4: '4821', status: 1 };
  expect(rowsAsText(columns, [row])).toBe(
    'Họ tên\tCông nợ\tPhí\tNgày\tThẻ\tTrạng thái\tTiền về\nNguyễn Văn A\t-540000\t1,8%\t20/11/2026\t•••• 4821\tNgừng\tT+1',
  );
});

it.each([
  ['=HYPERLINK("x")', `'=HYPERLINK("x")`],
  ['+84912', "'+84912"],
  ['@cmd', "'@cmd"],
  ['hai\tcột\nhai dòng', 'hai cột hai dòng'],
])('a name %j becomes %j', (name, cell) => {
  const text = rowsAsText(defineColumns<{ name: string }>()([{ field: 'name', header: 'Tên' }]), [{ name }]);
  expect(text).toBe(`Tên\n${cell}`);
});
