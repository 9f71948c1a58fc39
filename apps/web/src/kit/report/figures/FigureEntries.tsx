import type { Result } from '@so-the/api-client';
import { DataTable } from '@so-the/ui';
import { sourceOf, type ListAnswer } from '../../list/listAnswer.ts';
import type { useLocalTable } from '../../list/useLocalTable.ts';
import { documentHref, drawerColumns, entryKey } from './entryColumns.tsx';

/** Props of {@link FigureEntries} and of what shows records instead. */
export interface FigureTableProps {
  /** Name of the figure and whose it is. */
  title: string;
  answer: Omit<ListAnswer<never>, 'data'> & { data?: Result<'getCashBook'> };
  /** Whether rows lead to their documents. */
  links: boolean;
  /** Page of the table in the drawer. */
  table: ReturnType<typeof useLocalTable>;
}

/** The entries behind a figure: what each adds or takes off, and how far they come to. */
export function FigureEntries({ title, answer, table, links }: FigureTableProps) {
  const { data } = answer;
  return (
    <DataTable
      label={`Bút toán: ${title}`}
      columns={drawerColumns}
      rowKey={entryKey}
      rowHref={links ? documentHref : undefined}
      source={sourceOf({
        ...answer,
        data: data && { Data: data.Data.Entries, Total: data.Total, Totals: data.Totals },
      })}
      query={table.query}
      emptyText="Không có bút toán nào"
    />
  );
}
