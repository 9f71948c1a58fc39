import type { CashBookTotals } from '@so-the/api-client';
import { Panel, Skeleton } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';

/** Props of {@link JournalSummary}. */
export interface JournalSummaryProps {
  /** What the lines that match debit and credit, in đồng; `undefined` while on its way. */
  totals: Pick<CashBookTotals, 'In' | 'Out'> | undefined;
  /** Whether the lines below are only those that match a search. */
  searched: boolean;
}

/** What the lines of the general journal debit and credit: the same, unless they are only those that match a search. */
export function JournalSummary({ totals, searched }: JournalSummaryProps) {
  return (
    <Panel>
      {totals ? (
        <>
          Phát sinh{searched && ' của các dòng khớp'}: nợ <strong>{formatMoney(totals.In)}</strong>, có{' '}
          <strong>{formatMoney(totals.Out)}</strong>
        </>
      ) : (
        <Skeleton lines={1} />
      )}
    </Panel>
  );
}
