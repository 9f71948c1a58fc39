import { useMemo } from 'react';
import {
  Accordion,
  Button,
  DescriptionList,
  FileDrop,
  isBadLine,
  Notice,
  TextAreaField,
  type ImportColumn,
  type ImportLine,
} from '@so-the/ui';
import { BatchDialog } from './BatchDialog.tsx';
import { shownCell, type ImportCells, type ImportField } from './importTable.ts';
import { saveFaulty } from './saveFaulty.ts';
import { saveRows } from './saveRows.ts';
import { useImport, type ImportPlan } from './useImport.ts';

const FILES = ['.xlsx', '.csv'];

/** Props of {@link ImportDialog}. */
export interface ImportDialogProps {
  plan: ImportPlan;
  onClose: () => void;
}

/**
 * Imports records from an .xlsx or .csv file or pasted cells: template, preview with every line's faults, then save. What
 * failed stays, to be corrected in place or in a file.
 */
export function ImportDialog({ plan, onClose }: ImportDialogProps) {
  const { noun, fields } = plan;
  const work = useImport(plan);
  const { state } = work.batch;
  const lines = 'lines' in state ? state.lines : none;
  const columns = useMemo(() => columnsOf(fields, lines), [fields, lines]);
  const bad = lines.filter((line) => isBadLine(line));
  return (
    <BatchDialog
      title={`Nhập ${noun} từ Excel`}
      noun={noun}
      batch={work.batch}
      columns={columns}
      choose={<Choose plan={plan} work={work} reading={state.step === 'judging'} />}
      saveLabel={(good) => `Nhập ${good} dòng`}
      notice={
        state.step === 'preview' &&
        work.unknown.length > 0 && <Notice tone="warning">Bỏ qua cột không dùng đến: {work.unknown.join(', ')}</Notice>
      }
      actions={
        bad.length > 0 && (
          <>
            <Button size="small" onClick={() => work.correct(state.step === 'done' ? bad : lines)}>
              Sửa dòng lỗi
            </Button>
            <Button size="small" onClick={() => void saveFaulty(noun, work.writtenOf(bad), bad, columns)}>
              Tải dòng lỗi
            </Button>
          </>
        )
      }
      onClose={onClose}
    />
  );
}

const none: ImportLine<ImportCells>[] = [];

interface ChooseProps {
  plan: ImportPlan;
  work: ReturnType<typeof useImport>;
  reading: boolean;
}

function Choose({ plan: { noun, fields }, work, reading }: ChooseProps) {
  const saveTemplate = () =>
    saveRows(
      fields.map(({ header }) => header),
      [fields.map(({ example }) => example)],
      { sheet: 'Mẫu', file: `Mẫu nhập ${noun}.xlsx` },
    );
  return (
    <>
      <p>
        Dòng đầu là tên cột.{' '}
        <Button size="small" onClick={() => void saveTemplate()}>
          Tải tệp mẫu
        </Button>
      </p>
      <Accordion
        sections={[{ id: 'columns', title: 'Các cột nhận được', content: <KnownColumns fields={fields} /> }]}
      />
      <FileDrop
        label="Tệp Excel (.xlsx) hoặc CSV"
        accept={FILES}
        multiple={false}
        disabled={reading}
        onFiles={([file]) => file && void work.readFile(file)}
      />
      <TextAreaField
        label="Hoặc dán từ bảng tính"
        hint="Sao chép cả dòng tên cột rồi dán vào đây"
        rows={5}
        value={work.text}
        onChange={work.setText}
      />
      <Button loading={reading} disabled={work.text.trim() === ''} onClick={() => void work.readText()}>
        Xem trước
      </Button>
    </>
  );
}

/** Each column with a sample of what may stand in it. */
function KnownColumns({ fields }: { fields: readonly ImportField[] }) {
  return (
    <DescriptionList
      columns={2}
      items={fields.map(({ header, example, required }) => ({
        label: required ? `${header} *` : header,
        value: example,
      }))}
    />
  );
}

/** The columns that the file has, or that a line is blamed for. */
function columnsOf(
  fields: readonly ImportField[],
  lines: readonly ImportLine<ImportCells>[],
): ImportColumn<ImportCells>[] {
  const used = fields.filter(({ field }) =>
    lines.some(({ row, errors }) => field in row || (errors && field in errors)),
  );
  return used.map((column) => ({
    field: column.field,
    header: column.header,
    align: column.kind === 'money' || column.kind === 'percent' ? 'end' : undefined,
    format: (row) => shownCell(column, row[column.field]),
  }));
}
