import { useMemo, useState, type ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { Column, FieldOf } from '../DataTable/columns.ts';
import { groupDigits } from '../format/money.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import {
  countText,
  importCounts,
  isBadLine,
  isDoubtfulLine,
  lineProblems,
  lineWarnings,
  type ImportLine,
} from './importLine.ts';
import './ImportPreview.css';

/** A column of the file. */
export interface ImportColumn<Row> {
  field: FieldOf<Row>;
  /** Title as it stands in the file: "Số điện thoại". */
  header: string;
  /** Shows a value, also one that is wrong: what cannot be read is given as it was written. Default: as it is. */
  format?: (row: Row) => ReactNode;
  /** Side the cells stand on. Default `start`. */
  align?: 'start' | 'end';
  /** Width in px. Default 160. */
  width?: number;
}

/** Props of {@link ImportPreview}. */
export interface ImportPreviewProps<Row> extends PartProps {
  /** What is being imported: "Thẻ". */
  label: string;
  /** The file's columns. Keep the array outside the component. */
  columns: readonly ImportColumn<Row>[];
  /** The file's lines, good and bad. `undefined` while the file is being read. */
  lines: readonly ImportLine<Row>[] | undefined;
  /** Why the file cannot be read at all, in Vietnamese. */
  error?: string;
  /** Shows the lines with errors only, from the beginning. Default false. */
  defaultOnlyErrors?: boolean;
  /** At the right of the counts: choose another file, save. */
  actions?: ReactNode;
}

/** What a file holds, line by line with its errors, before (and after) anything of it is saved. */
export function ImportPreview<Row>(props: ImportPreviewProps<Row>) {
  const { label, columns, lines, error } = props;
  const [onlyErrors, setOnlyErrors] = useState(props.defaultOnlyErrors ?? false);
  const counts = useMemo(() => importCounts(lines ?? []), [lines]);
  const shown = useMemo(() => (onlyErrors ? lines?.filter(isToldOf) : lines), [lines, onlyErrors]);
  const told = toldTitle(counts);
  const table = useMemo(() => tableColumns(columns, told), [columns, told]);
  return (
    <div className="st-import" {...handedOn(props)}>
      <DataTable
        label={label}
        columns={table}
        rowKey={lineKey}
        source={{ rows: shown, error, loading: lines === undefined && error === undefined }}
        emptyText={onlyErrors ? 'Không có dòng lỗi' : 'Tệp không có dòng nào'}
        toolbar={
          <>
            <output className="st-import__counts">{countText(counts)}</output>
            <CheckboxField
              label={counts.doubtful > 0 ? 'Chỉ lỗi, cần xem' : 'Chỉ dòng lỗi'}
              value={onlyErrors}
              disabled={told === undefined && !onlyErrors}
              onChange={setOnlyErrors}
            />
            {props.actions}
          </>
        }
      />
    </div>
  );
}

function lineKey<Row>({ line }: ImportLine<Row>): string {
  return String(line);
}

type Counts = ReturnType<typeof importCounts>;

function isToldOf<Row>(line: ImportLine<Row>): boolean {
  return isBadLine(line) || isDoubtfulLine(line);
}

/** Title of the column that says what is wrong or to be looked at; none where nothing is. */
function toldTitle({ bad, doubtful }: Counts): string | undefined {
  if (bad > 0) return doubtful > 0 ? 'Lỗi, cần xem' : 'Lỗi';
  return doubtful > 0 ? 'Cần xem' : undefined;
}

/** The columns of the file, after what came of each line; what is wrong takes room only where something is. */
function tableColumns<Row>(columns: readonly ImportColumn<Row>[], told: string | undefined): Column<ImportLine<Row>>[] {
  return [
    { cell: 'custom', field: 'line', header: 'Dòng', width: 68, render: lineNumber },
    { cell: 'custom', id: 'outcome', header: 'Kết quả', width: 104, frozen: false, render: outcomeTag },
    ...(told === undefined ? [] : [problemColumn(columns, told)]),
    ...columns.map((column): Column<ImportLine<Row>> => ({
      cell: 'custom',
      id: column.field,
      header: column.header,
      width: column.width ?? 160,
      align: column.align,
      render: (line) => <ImportCell line={line} column={column} />,
    })),
  ];
}

function problemColumn<Row>(columns: readonly ImportColumn<Row>[], header: string): Column<ImportLine<Row>> {
  return {
    cell: 'custom',
    id: 'problems',
    header,
    width: 208,
    render: (line) => {
      const problems = lineProblems(line, columns);
      const text = [...problems, ...lineWarnings(line, columns)].join('. ');
      if (!text) return '–';
      return (
        <span className={`st-import__problem${problems.length > 0 ? '' : ' st-import__problem--doubt'}`} title={text}>
          {text}
        </span>
      );
    },
  };
}

/** A card on a phone has no title over its first cell, so the number says there what it is. */
function lineNumber<Row>({ line }: ImportLine<Row>): ReactNode {
  return (
    <>
      <span className="st-import__word">Dòng </span>
      {groupDigits(line)}
    </>
  );
}

function outcomeTag<Row>(line: ImportLine<Row>): ReactNode {
  if (line.outcome === 'saved') return <StatusTag label="Đã lưu" tone="success" />;
  if (isBadLine(line)) return <StatusTag label="Lỗi" tone="danger" />;
  return isDoubtfulLine(line) ? (
    <StatusTag label="Cần xem" tone="warning" />
  ) : (
    <StatusTag label="Hợp lệ" tone="neutral" />
  );
}

function ImportCell<Row>({ line, column }: { line: ImportLine<Row>; column: ImportColumn<Row> }) {
  const error = line.errors?.[column.field];
  const warning = line.warnings?.[column.field];
  const value: unknown = line.row[column.field];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shown = column.format ? column.format(line.row) : text || '–';
  if (error === undefined && warning !== undefined) {
    return (
      <span className="st-import__doubt" title={warning}>
        {shown}
        <span className="st-visually-hidden">{`, cần xem: ${warning}`}</span>
      </span>
    );
  }
  if (error === undefined) return column.format ? shown : <span title={text}>{shown}</span>;
  return (
    <span className="st-import__wrong" title={error}>
      {text ? (column.format?.(line.row) ?? text) : 'Trống'}
      <span className="st-visually-hidden">{`, lỗi: ${error}`}</span>
    </span>
  );
}
