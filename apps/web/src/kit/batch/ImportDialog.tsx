import { useMemo, useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  FileDrop,
  ImportPreview,
  Notice,
  TextAreaField,
  type ImportColumn,
  type ImportLine,
} from '@so-the/ui';
import { shownCell, type ImportCells, type ImportField } from './importColumns.ts';
import { saveTemplate } from './saveTemplate.ts';
import { useImport, type ImportPlan, type ImportState } from './useImport.ts';
import './ImportDialog.css';

const XLSX_FILES = ['.xlsx'];

/** Props of {@link ImportDialog}. */
export interface ImportDialogProps {
  plan: ImportPlan;
  onClose: () => void;
}

/** Imports records from an .xlsx file or pasted cells: template, preview with every line's faults, then save. */
export function ImportDialog({ plan, onClose }: ImportDialogProps) {
  const { state, ...steps } = useImport(plan);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await steps.save();
    setSaving(false);
  };
  return (
    <Dialog title={`Nhập ${plan.noun} từ Excel`} size="large" onClose={onClose}>
      <DialogBody>
        <div className="import">
          {state.step === 'choose' || state.step === 'reading' ? (
            <Choose plan={plan} state={state} readFile={steps.readFile} readText={steps.readText} />
          ) : (
            <Lines plan={plan} state={state} />
          )}
        </div>
      </DialogBody>
      <DialogFoot start={state.step === 'preview' && <Button onClick={steps.startOver}>Chọn tệp khác</Button>}>
        <Button onClick={onClose}>{state.step === 'done' ? 'Xong' : 'Đóng'}</Button>
        {state.step === 'preview' && (
          <Button variant="primary" disabled={state.good === 0} loading={saving} onClick={() => void save()}>
            Nhập {state.good} dòng
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

interface ChooseProps {
  plan: ImportPlan;
  state: ImportState & { step: 'choose' | 'reading' };
  readFile: (file: File) => Promise<void>;
  readText: (text: string) => Promise<void>;
}

function Choose({ plan, state, readFile, readText }: ChooseProps) {
  const [text, setText] = useState('');
  const reading = state.step === 'reading';
  return (
    <>
      {state.step === 'choose' && state.problem && <Notice tone="error">{state.problem}</Notice>}
      <p>
        Dòng đầu là tên cột.{' '}
        <Button size="small" onClick={() => void saveTemplate(plan)}>
          Tải file mẫu
        </Button>
      </p>
      <FileDrop
        label="Tệp Excel (.xlsx)"
        accept={XLSX_FILES}
        multiple={false}
        disabled={reading}
        onFiles={([file]) => file && void readFile(file)}
      />
      <TextAreaField
        label="Hoặc dán từ bảng tính"
        hint="Sao chép cả dòng tên cột rồi dán vào đây"
        rows={5}
        value={text}
        onChange={setText}
      />
      <Button loading={reading} disabled={text.trim() === ''} onClick={() => void readText(text)}>
        Xem trước
      </Button>
    </>
  );
}

function Lines({ plan, state }: { plan: ImportPlan; state: ImportState & { step: 'preview' | 'done' } }) {
  const columns = useMemo(() => columnsOf(plan.fields, state.lines), [plan.fields, state.lines]);
  return (
    <>
      {state.step === 'done' && <Notice tone="success">{state.message}</Notice>}
      {state.step === 'preview' && state.problem && <Notice tone="error">{state.problem}</Notice>}
      {state.step === 'preview' && state.unknown.length > 0 && (
        <Notice tone="warning">Bỏ qua cột không dùng đến: {state.unknown.join(', ')}</Notice>
      )}
      <ImportPreview label={plan.noun} columns={columns} lines={state.lines} />
    </>
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
