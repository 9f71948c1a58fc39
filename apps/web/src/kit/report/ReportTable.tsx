import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import type { OpenedFigure } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import { ListTable, type ListTableProps } from '../list/ListTable.tsx';
import type { Period } from '../period/period.ts';
import { WiderPeriod } from '../period/WiderPeriod.tsx';
import { FigureDrawer } from './FigureDrawer.tsx';
import { daysInWords, scopeOf, type EntriesArgs } from './reportScope.ts';
import { useSeenColumns } from './useSeenColumns.ts';

/** Which row a figure belongs to: its name, and what its entries are asked by beside the days and the shop of the report. */
export interface RowScope {
  name: string;
  asked: EntriesArgs;
}

/** Props of `ReportScreen.Table`. */
export interface ReportTableProps<Row extends object> extends Omit<ListTableProps<Row>, 'onOpenFigure'> {
  /** Whose figures those of a row are. Without it no figure opens here. */
  scope?: (row: Row) => RowScope;
}

/** The rows of a report: a figure and its total open the entries they are made of. */
export function ReportTable<Row extends object>({ scope, ...props }: ReportTableProps<Row>) {
  const { list } = useListContext('Table');
  const [opened, setOpened] = useState<OpenedFigure<Row>>();
  const columns = useSeenColumns(props.columns);
  return (
    <>
      <ListTable
        emptyText="Không có số liệu trong khoảng ngày này"
        emptyAction={<WiderPeriod onChange={list.setPeriod} />}
        {...props}
        columns={columns}
        onOpenFigure={scope && setOpened}
      />
      {scope && opened && <OpenFigure opened={opened} scope={scope} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface OpenFigureProps<Row> {
  opened: OpenedFigure<Row>;
  scope: (row: Row) => RowScope;
  onClose: () => void;
}

function OpenFigure<Row>({ opened, scope, onClose }: OpenFigureProps<Row>) {
  const { list } = useListContext('Table');
  const { figure, header, row, amount } = opened;
  const whose = row === undefined ? { name: daysInWords(list.period as Period), asked: {} } : scope(row);
  const asked = { ...scopeOf(list), ...whose.asked, Figure: figure as Schemas['Figure'] };
  return <FigureDrawer title={`${header} · ${whose.name}`} amount={amount} asked={asked} onClose={onClose} />;
}
