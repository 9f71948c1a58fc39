import type { ReactNode } from 'react';
import type { Schemas } from '@so-the/api-client';
import { ListTable } from '../../kit/list/ListTable.tsx';
import { swipeColumns } from './swipeColumns.ts';

/** Props of {@link SwipesTable}. */
export interface SwipesTableProps {
  /** Where a swipe leads; absent, it leads nowhere. */
  rowHref: (swipe: Schemas['LogWithdrawal']) => string | undefined;
  emptyText: string;
  emptyAction: ReactNode;
  /** Who signs the paper, from the left. Default: nobody. */
  signatures?: readonly string[];
}

/** The swipes of the list around it. */
export function SwipesTable(props: SwipesTableProps) {
  return (
    <ListTable
      {...props}
      columns={swipeColumns}
      rowKey={({ logWithdrawalId }: Schemas['LogWithdrawal']) => String(logWithdrawalId)}
    />
  );
}
