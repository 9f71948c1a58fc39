import { describe, expect, it } from 'vitest';
import type { Column } from '@so-the/ui';
import * as debt from '../features/company-reports/debts/debtColumns.ts';
import { shopColumns, shopDayColumns } from '../features/company-reports/revenueColumns.ts';
import { lotColumns } from '../features/pos-debts/lots/lotColumns.ts';
import { interestColumns, moneyBackColumns } from '../features/reports/hub/hubColumns.tsx';
import { withAddends } from '../kit/list/useAddends.ts';
import { shownColumns } from '../kit/sheet/exportColumns.ts';

/** Columns of a list with what its sum is made of (domain §2(m)). */
interface Sum {
  columns: readonly Column<object>[];
  addends: readonly string[];
}

function sum<Row>(columns: readonly Column<Row>[], addends: readonly string[]): Sum {
  return { columns: columns as unknown as Sum['columns'], addends };
}

const { posDebtColumns, customerDebtColumns, partnerDebtColumns, affDebtColumns } = debt;
const costs = ['Revenue', 'PosFeeAmount', 'AffAmount', 'PartnerAmount'];
const profit = ['GrossProfit', 'OtherIncome', 'OperatingExpense', 'BadExpense', 'Adjustments'];
const owed = ['Opening', 'PaidCard', 'Fee', 'Sent', 'Swiped', 'Received', 'Adjusted'];

const sums: Readonly<Record<string, Sum>> = {
  'lợi nhuận từng ngày': sum(interestColumns, [...costs, ...profit]),
  'tiền còn lại của đơn': sum(moneyBackColumns, owed),
  'lợi nhuận gộp của cửa hàng từng ngày': sum(shopDayColumns, costs),
  'lợi nhuận gộp của cửa hàng': sum(shopColumns, costs),
  'công nợ POS': sum(posDebtColumns, ['Opening', 'Swiped', 'PosFee', 'CashBack', 'Adjusted']),
  'công nợ khách hàng': sum(customerDebtColumns, owed),
  'công nợ đối tác': sum(partnerDebtColumns, ['Opening', 'Receivable', 'Payable', 'Collected', 'PaidOut', 'Adjusted']),
  'công nợ CTV': sum(affDebtColumns, ['Opening', 'Commission', 'PaidOut', 'Adjusted']),
  'số lô': sum(lotColumns, ['ExpectedAmount', 'ReceivedAmount', 'AdjustAmount']),
};

const fieldsOf = (shown: Sum['columns']) => shown.map(({ field }): string => field ?? '');

describe.each(Object.entries(sums))('%s', (_name, { columns, addends }) => {
  const figures = Object.fromEntries(addends.map((field) => [field, -1]));
  const order = columns.map((column): string => column.field ?? '');
  const atFirst: readonly string[] = fieldsOf(shownColumns(columns, undefined));

  it.each([
    ['sums alone', { Data: [], Totals: figures }],
    ['one row', { Data: [figures], Totals: {} }],
  ])('shows every addend that is not 0 in %s, whatever was hidden', (_where, data) => {
    const told = withAddends(columns, data);
    expect(fieldsOf(shownColumns(told, undefined))).toEqual(expect.arrayContaining([...addends]));
    const view = { hidden: order.filter((field) => !atFirst.includes(field)), order, density: 'normal' } as const;
    expect(fieldsOf(shownColumns(told, view))).toEqual(expect.arrayContaining([...addends]));
  });

  it('hides what is 0 as its file says', () => {
    expect(withAddends(columns, { Data: [], Totals: { CapitalIn: 9, Advance: 9 } })).toBe(columns);
  });
});
