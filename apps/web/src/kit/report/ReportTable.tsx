import { useState } from 'react';
import type { OpenedFigure } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { useListContext } from '../list/listContext.ts';
import { ListTable, type ListTableProps } from '../list/ListTable.tsx';
import { daysInWords, type Period } from '../period/period.ts';
import { WiderPeriod } from '../period/WiderPeriod.tsx';
import { LazyFigureDrawer } from './figures/LazyFigureDrawer.tsx';
import { askedFor, opens } from './reportScope.ts';
import { useFileHeading } from './useFileHeading.ts';
import { useSeenColumns } from './useSeenColumns.ts';

/** Props of `ReportScreen.Table`. */
export interface ReportTableProps<Row extends object> extends Omit<
  ListTableProps<Row>,
  'onOpenFigure' | 'fileHeading' | 'totalsOpen'
> {
  /** Whose figures those of a row are: "Nguyễn Văn An". Without it no figure opens here. */
  nameOf?: (row: Row) => string;
}

/** The rows of a report: a figure and its total open what they are made of. */
export function ReportTable<Row extends object>({ nameOf, ...props }: ReportTableProps<Row>) {
  const { list, title } = useListContext('Table');
  const heading = useFileHeading(list, title);
  const [opened, setOpened] = useState<OpenedFigure<Row>>();
  const columns = useSeenColumns(props.columns);
  return (
    <>
      <ListTable
        emptyText="Không có số liệu trong khoảng ngày này"
        emptyAction={<WiderPeriod onChange={list.setPeriod} />}
        {...props}
        columns={columns}
        fileHeading={heading}
        totalsOpen={opens(list.answer.data?.Totals)}
        onOpenFigure={nameOf && setOpened}
      />
      {nameOf && opened && <OpenFigure opened={opened} nameOf={nameOf} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface OpenFigureProps<Row> {
  opened: OpenedFigure<Row>;
  nameOf: (row: Row) => string;
  onClose: () => void;
}

function OpenFigure<Row extends object>({ opened, nameOf, onClose }: OpenFigureProps<Row>) {
  const { list } = useListContext('Table');
  const { figure, header, row, amount } = opened;
  const asked = askedFor(figure, row ?? list.answer.data?.Totals ?? {});
  if (!asked) return null;
  const whose = row === undefined ? daysInWords(list.period as Period) : nameOf(row);
  return <LazyFigureDrawer title={joined(header, whose)} amount={amount} asked={asked} onClose={onClose} />;
}
