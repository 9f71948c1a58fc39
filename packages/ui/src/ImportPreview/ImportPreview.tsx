import { useMemo, useState, type ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { Column, FieldOf } from '../DataTable/columns.ts';
import { groupDigits } from '../format/money.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { importCounts, isBadLine, lineProblems, type ImportLine } from './importLine.ts';
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
  const shown = useMemo(() => (onlyErrors ? lines?.filter(isBadLine) : lines), [lines, onlyErrors]);
  const hasProblems = counts.bad > 0;
  const table = useMemo(() => tableColumns(columns, hasProblems), [columns, hasProblems]);
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
              label="Chỉ dòng lỗi"
              value={onlyErrors}
              disabled={counts.bad === 0 && !onlyErrors}
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

function countText({ all, good, bad, saved, failed }: ReturnType<typeof importCounts>): string {
  if (saved + failed > 0)
    return `Đã lưu ${groupDigits(saved)}/${groupDigits(all)} dòng, ${groupDigits(failed)} dòng lỗi`;
  return `${groupDigits(all)} dòng: ${groupDigits(good)} hợp lệ, ${groupDigits(bad)} lỗi`;
}

/** The columns of the file, after what came of each line; what is wrong takes room only where something is. */
function tableColumns<Row>(columns: readonly ImportColumn<Row>[], hasProblems: boolean): Column<ImportLine<Row>>[] {
  return [
    { cell: 'custom', field: 'line', header: 'Dòng', width: 68, render: lineNumber },
    { cell: 'custom', id: 'outcome', header: 'Kết quả', width: 104, frozen: false, render: outcomeTag },
    ...(hasProblems ? [problemColumn(columns)] : []),
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

function problemColumn<Row>(columns: readonly ImportColumn<Row>[]): Column<ImportLine<Row>> {
  return {
    cell: 'custom',
    id: 'problems',
    header: 'Lỗi',
    width: 208,
    render: (line) => {
      const text = lineProblems(line, columns).join('. ');
      return text ? (
        <span className="st-import__problem" title={text}>
          {text}
        </span>
      ) : (
        '–'
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
  return isBadLine(line) ? <StatusTag label="Lỗi" tone="danger" /> : <StatusTag label="Hợp lệ" tone="neutral" />;
}

function ImportCell<Row>({ line, column }: { line: ImportLine<Row>; column: ImportColumn<Row> }) {
  const error = line.errors?.[column.field];
  const value: unknown = line.row[column.field];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (error === undefined) return column.format ? column.format(line.row) : <span title={text}>{text || '–'}</span>;
  return (
    <span className="st-import__wrong" title={error}>
      {text ? (column.format?.(line.row) ?? text) : 'Trống'}
      <span className="st-visually-hidden">{`, lỗi: ${error}`}</span>
    </span>
  );
}
