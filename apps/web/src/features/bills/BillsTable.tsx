import type { ReactNode } from 'react';
import type { Schemas } from '@so-the/api-client';
import type { ChosenDeed } from '../../kit/list/chosen/ChosenRowsButton.tsx';
import { ListTable } from '../../kit/list/ListTable.tsx';
import type { RowSelection } from '../../kit/list/chosen/useRowSelection.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { billColumns } from './billColumns.ts';
import { BillDrawer } from './BillDrawer.tsx';

/** Props of {@link BillsTable}. */
export interface BillsTableProps {
  emptyText: string;
  emptyAction: ReactNode;
  /** What can be done with the chosen slips. Default: they can be copied. */
  chosenDeeds?: readonly ChosenDeed<Schemas['Bill']>[];
  /** Which slips are chosen, where their pictures can be chosen too. Default: the table keeps it. */
  chosenRows?: RowSelection<Schemas['Bill']>;
}

/** Names a slip among others. */
export function billKey({ BillID }: Schemas['Bill']): string {
  return String(BillID);
}

/** The slips of the list around it, each opening beside its picture. */
export function BillsTable(props: BillsTableProps) {
  const bill = useOpenRecord();
  return (
    <>
      <ListTable {...props} columns={billColumns} rowKey={billKey} rowHref={({ BillID }) => bill.hrefOf(BillID)} />
      {typeof bill.id === 'number' && <BillDrawer key={bill.id} billId={bill.id} onClose={bill.close} />}
    </>
  );
}
