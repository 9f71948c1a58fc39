import type { Schemas } from '@so-the/api-client';
import { count, money, withFigures } from '../../kit/report/figures/figureColumn.ts';

const DURING = { group: 'Trong kỳ', width: 112 };
const AGE = { cell: 'money', total: true, group: 'Phải thu theo tuổi nợ', width: 112 } as const;

const ages = [
  { field: 'UpTo7Days', header: 'Đến 7 ngày', ...AGE },
  { field: 'UpTo30Days', header: '8–30 ngày', ...AGE },
  { field: 'Over30Days', header: 'Trên 30 ngày', ...AGE },
] as const;

/** The four debts, each carried from opening to closing, and how old what is owed is. */
export const debtKindColumns = [
  ...withFigures<Schemas['DebtSummary'] & { Name: string }>(
    [{ field: 'Name', header: 'Đối tượng', width: 120 }],
    [
      count('PartyCount', 'Số đối tượng', { width: 104, hidden: true }),
      money('Opening', 'Dư đầu', { width: 112 }),
      money('Increase', 'Tăng', DURING),
      money('Decrease', 'Giảm', DURING),
      money('Closing', 'Dư cuối', { width: 112 }),
      money('Receivable', 'Phải thu', { hidden: true }),
      money('Payable', 'Phải trả', { hidden: true }),
    ],
  ),
  ...ages,
];
