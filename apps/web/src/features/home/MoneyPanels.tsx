import type { FundBalance, RevenueByDay } from '@so-the/api-client';
import { Balance } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import * as places from '../../kit/places/places.ts';
import { FigureList } from './FigureList.tsx';
import { HomePanel, type PanelAnswer } from './HomePanel.tsx';

type Answer = PanelAnswer<{ Data: RevenueByDay }>;

/** What lies in each fund, and the cash-book entries it is the sum of. */
export function FundsPanel({ answer }: { answer: Answer }) {
  const funds = answer.data?.Data.Funds ?? [];
  const total = funds.reduce((sum, { Closing }) => sum + Closing, 0);
  return (
    <HomePanel
      title="Quỹ"
      aside={
        funds.length > 0 && (
          <strong>
            <Balance amount={total} />
          </strong>
        )
      }
      answer={answer}
    >
      {({ Data: { Funds } }) => (
        <FigureList
          emptyText="Chưa có quỹ"
          lines={Funds.map((fund) => ({
            id: fund.AccountID ?? 'cash',
            label: fund.Fund,
            figure: <Balance amount={fund.Closing} />,
            href: cashBookOf(fund),
          }))}
        />
      )}
    </HomePanel>
  );
}

/** Who owes the shop and whom the shop owes: positive means they owe (domain §0). */
export function DebtsPanel({ answer }: { answer: Answer }) {
  return (
    <HomePanel title="Công nợ" answer={answer}>
      {({ Data: { Debts } }) => (
        <FigureList
          emptyText="Không có công nợ"
          lines={[
            {
              id: 'customer',
              label: 'Khách hàng',
              figure: formatMoney(Debts.Customer),
              href: places.customerDebts({ OnlyDebt: true }),
            },
            {
              id: 'pos',
              label: 'Tiền POS chưa về',
              note: Debts.PosOverdue > 0 ? `Quá hạn ${formatMoney(Debts.PosOverdue)}` : undefined,
              figure: formatMoney(Debts.Pos),
              href: places.pos({ SortBy: 'Debt', SortDir: 'desc' }),
            },
            {
              id: 'partner',
              label: 'Đối tác',
              figure: formatMoney(Debts.Partner),
              href: places.partnerDebts({ OnlyDebt: true }),
            },
            {
              id: 'aff',
              label: 'Cộng tác viên',
              figure: formatMoney(Debts.Aff),
              href: places.collaboratorDebts({ OnlyDebt: true }),
            },
          ]}
        />
      )}
    </HomePanel>
  );
}

function cashBookOf({ AccountType, AccountID }: FundBalance): string {
  return places.entries({ accountType: AccountType, accountID: AccountID });
}
