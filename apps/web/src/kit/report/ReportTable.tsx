import { useState } from 'react';
import { Button, type OpenedFigure } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import { ListActions, ListTable, type ListTableProps } from '../list/ListTable.tsx';
import { usePageAction } from '../palette/pageActions.ts';
import type { Period } from '../period/period.ts';
import { WiderPeriod } from '../period/WiderPeriod.tsx';
import { FigureDrawer } from './FigureDrawer.tsx';
import { ReportPrint } from './ReportPrint.tsx';
import { askedFor, daysInWords } from './reportScope.ts';
import { useFileHeading } from './useFileHeading.ts';
import { useSeenColumns } from './useSeenColumns.ts';

/** Props of `ReportScreen.Table`. */
export interface ReportTableProps<Row extends object> extends Omit<
  ListTableProps<Row>,
  'onOpenFigure' | 'fileHeading'
> {
  /** Whose figures those of a row are: "Nguyễn Văn An". Without it no figure opens here. */
  nameOf?: (row: Row) => string;
  /** Who signs the paper, from the left. Default: nobody. */
  signatures?: readonly string[];
}

/** The rows of a report: a figure and its total open what they are made of, and the whole is printed by who may. */
export function ReportTable<Row extends object>({ nameOf, signatures, ...props }: ReportTableProps<Row>) {
  const { list, title } = useListContext('Table');
  const heading = useFileHeading(list, title);
  const [opened, setOpened] = useState<OpenedFigure<Row>>();
  const columns = useSeenColumns(props.columns);
  return (
    <>
      {list.rights.print && <PrintReport columns={columns} rowKey={props.rowKey} signatures={signatures} />}
      <ListTable
        emptyText="Không có số liệu trong khoảng ngày này"
        emptyAction={<WiderPeriod onChange={list.setPeriod} />}
        {...props}
        columns={columns}
        fileHeading={heading}
        onOpenFigure={nameOf && setOpened}
      />
      {nameOf && opened && <OpenFigure opened={opened} nameOf={nameOf} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function PrintReport<Row extends object>(paper: Pick<ReportTableProps<Row>, 'columns' | 'rowKey' | 'signatures'>) {
  const [open, setOpen] = useState(false);
  usePageAction({ label: 'In', icon: 'print' }, () => setOpen(true));
  return (
    <ListActions>
      <Button onClick={() => setOpen(true)}>In</Button>
      {open && <ReportPrint {...paper} onClose={() => setOpen(false)} />}
    </ListActions>
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
  return <FigureDrawer title={`${header} · ${whose}`} amount={amount} asked={asked} onClose={onClose} />;
}
