import { labelOf, typeCardOptions, type DebtByCard } from '@so-the/api-client';
import { DataTable, MaskedCard } from '@so-the/ui';
import { useListDebtByCardQuery } from '../../../api/debtApi.ts';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { sourceOf } from '../../../kit/list/listAnswer.ts';

const columns = defineColumns<DebtByCard>()([
  { field: 'Last4', header: 'Thẻ', cell: 'custom', width: 260, render: (balance) => <Card balance={balance} /> },
  { field: 'OrderCount', header: 'Số đơn', cell: 'number' },
  { field: 'Debt', header: 'Công nợ', cell: 'money', total: true },
  { field: 'LastDate', header: 'Phát sinh cuối', cell: 'date', width: 132 },
]);

/** What a customer owes on each card, and outside of any order. */
export function CardBalances({ customerId }: { customerId: number }) {
  const cards = useListDebtByCardQuery({ customerID: customerId });
  return (
    <DataTable
      label="Công nợ theo thẻ"
      columns={columns}
      rowKey={({ CardDataID }) => String(CardDataID ?? 'none')}
      source={sourceOf(cards)}
      emptyText="Không có công nợ trên thẻ nào"
    />
  );
}

function Card({ balance: { Last4, BankCode, TypeCard, HolderName } }: { balance: DebtByCard }) {
  if (Last4 === undefined) return 'Ngoài đơn';
  return <MaskedCard bank={BankCode} type={labelOf(typeCardOptions, TypeCard)} last4={Last4} holder={HolderName} />;
}
