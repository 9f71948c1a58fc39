import { useState } from 'react';
import { DataTable, type Column, type OpenedFigure } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { LazyFigureDrawer } from './LazyFigureDrawer.tsx';
import { askedFor, opens } from '../reportScope.ts';
import '../report.css';

/** Props of {@link FigureTable}. */
export interface FigureTableProps<Row extends object> {
  /** Name of the table: "Theo dịch vụ". */
  label: string;
  /** Its heading, beside what can be done with the table. Default: none. */
  title?: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** All rows; `undefined` while they are on their way. */
  rows: readonly Row[] | undefined;
  /** Sums by field, with what opens them. Default: the rows are added up, and the sums open nothing. */
  totals?: object;
  /** Whose figures those of a row are. */
  nameOf: (row: Row) => string;
  /** Whose those of the totals are: "20/11/2026". */
  totalName: string;
}

/** A few rows whose figures and sums open what they are made of, without list and address. */
export function FigureTable<Row extends object>({
  label,
  title,
  columns,
  rowKey,
  rows,
  totals,
  nameOf,
  totalName,
}: FigureTableProps<Row>) {
  const [opened, setOpened] = useState<OpenedFigure<Row>>();
  const asked = opened && askedFor(opened.figure, opened.row ?? totals ?? {});
  return (
    <>
      <DataTable
        label={label}
        toolbar={title && <h2 className="report-table__title">{title}</h2>}
        columns={columns}
        rowKey={rowKey}
        source={{ rows, totals, totalsOpen: opens(totals), loading: rows === undefined }}
        onOpenFigure={setOpened}
      />
      {opened && asked && (
        <LazyFigureDrawer
          title={joined(opened.header, opened.row ? nameOf(opened.row) : totalName)}
          amount={opened.amount}
          asked={asked}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
