import { useMemo, type ReactNode } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  groupDigits,
  ImportPreview,
  isBadLine,
  Notice,
  type ImportColumn,
} from '@so-the/ui';
import { ChooseStep } from './steps/ChooseStep.tsx';
import { ColumnsStep } from './steps/ColumnsStep.tsx';
import { SheetStep } from './steps/SheetStep.tsx';
import { shownCell } from './importTable.ts';
import { saveFaulty } from './saveFaulty.ts';
import { useImport } from './useImport.ts';
import type { JudgedLine } from './importLines.ts';
import type { ImportPlan } from './importPlan.ts';
import type { ImportCells, ImportField } from './reading/importField.ts';
import type { Reading } from './reading/openImport.ts';
import './BatchDialog.css';

/** More lines than these are corrected in a file. */
const MOST_CORRECTED = 1000;

/** Props of {@link ImportDialog}. */
export interface ImportDialogProps {
  plan: ImportPlan;
  onClose: () => void;
}

type Work = ReturnType<typeof useImport>;

/**
 * Imports records from an .xlsx or .csv file or pasted cells: what the file leaves open is asked, every line shown with
 * its faults, then saved with progress. What failed stays, to be corrected in place or in a file.
 */
export function ImportDialog({ plan, onClose }: ImportDialogProps) {
  const work = useImport(plan);
  return (
    <Dialog title={`Nhập ${plan.noun} từ Excel`} size="large" onClose={onClose}>
      <ImportContent plan={plan} work={work} onClose={onClose} />
    </Dialog>
  );
}

function ImportContent({ plan, work, onClose }: ImportDialogProps & { work: Work }) {
  const { question } = work;
  const { step } = work.run.state;
  if (question.ask === 'columns') {
    return (
      <ColumnsStep
        plan={plan}
        sheet={question.sheet}
        back={<BackButtons work={work} />}
        onTake={(columns) => work.takeColumns(question.sheet, columns)}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <DialogBody>
        <div className="batch">
          <ImportStep plan={plan} work={work} />
        </div>
      </DialogBody>
      <DialogFoot start={<BackButtons work={work} />}>
        <Button onClick={onClose}>{step === 'done' ? 'Xong' : 'Đóng'}</Button>
        {(step === 'preview' || step === 'saving') && (
          <Button
            variant="primary"
            disabled={work.good === 0}
            loading={step === 'saving'}
            onClick={() => void work.run.save()}
          >
            {`Nhập ${work.good} dòng`}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}

function BackButtons({ work }: { work: Work }) {
  const { question, run } = work;
  const isPreview = run.state.step === 'preview';
  if (!isPreview && question.ask !== 'sheet' && question.ask !== 'columns') return null;
  return (
    <div className="batch__back">
      <Button onClick={() => work.startOver()}>Chọn tệp khác</Button>
      {isPreview && question.ask === 'nothing' && (
        <Button onClick={() => work.askColumns(question.reading.sheet)}>Chọn lại cột</Button>
      )}
    </div>
  );
}

function ImportStep({ plan, work }: { plan: ImportPlan; work: Work }) {
  const { question, run } = work;
  if (question.ask === 'sheet') return <SheetStep sheets={question.sheets} onTake={work.takeSheet} />;
  if (question.ask !== 'nothing') return <ChooseStep plan={plan} work={work} />;
  const { state } = run;
  if (state.step === 'judging') return <Progress label="Đang kiểm tra" {...state} onStop={run.stop} />;
  if (state.step === 'saving') return <Progress label="Đang nhập" {...state} onStop={run.stop} />;
  return state.step === 'idle' ? null : <Lines plan={plan} work={work} />;
}

interface ProgressProps {
  label: string;
  done: number;
  total: number;
  onStop: () => void;
}

function Progress({ label, done, total, onStop }: ProgressProps): ReactNode {
  return (
    <>
      <progress aria-label={label} max={total} value={done} />
      <p>
        <span aria-live="polite">{`${label}: ${groupDigits(done)} trong ${groupDigits(total)} dòng`}</span>
        <Button size="small" onClick={onStop}>
          Dừng
        </Button>
      </p>
    </>
  );
}

function Lines({ plan: { noun, fields }, work }: { plan: ImportPlan; work: Work }) {
  const { lines, run, question } = work;
  const { state } = run;
  const columns = useMemo(() => columnsOf(fields, lines), [fields, lines]);
  const bad = lines.filter((line) => isBadLine(line));
  const corrected = state.step === 'done' ? bad : lines;
  return (
    <>
      {state.step === 'preview' && state.problem && <Notice tone="error">{state.problem}</Notice>}
      {state.step === 'preview' && state.note && <Notice tone="warning">{state.note}</Notice>}
      {state.step === 'done' && <Notice tone="success">{state.message}</Notice>}
      {state.step === 'preview' && question.ask === 'nothing' && <Told work={work} {...question} />}
      <ImportPreview
        label={noun}
        columns={columns}
        lines={lines}
        actions={
          bad.length > 0 && (
            <>
              {corrected.length <= MOST_CORRECTED && (
                <Button size="small" onClick={() => work.correct(corrected)}>
                  Sửa dòng lỗi
                </Button>
              )}
              <Button size="small" onClick={() => void saveFaulty(noun, work.writtenOf(bad), bad, columns)}>
                Tải dòng lỗi
              </Button>
            </>
          )
        }
      />
    </>
  );
}

/** What a person is told of how the file was read; hidden rows are read when they ask for it. */
function Told({ work, reading, told }: { work: Work; reading: Reading; told: readonly string[] }) {
  if (told.length === 0) return null;
  return (
    <Notice tone="warning">
      {told.join('. ')}.{' '}
      {reading.sheet.hiddenLines > 0 && !reading.withHidden && (
        <Button size="small" onClick={() => void work.readHidden(reading)}>
          Đọc cả dòng ẩn
        </Button>
      )}
    </Notice>
  );
}

/** The columns that the file has, or that a line is blamed for. */
function columnsOf(fields: readonly ImportField[], lines: readonly JudgedLine[]): ImportColumn<ImportCells>[] {
  const used = fields.filter(({ field }) =>
    lines.some(({ row, errors }) => field in row || (errors && field in errors)),
  );
  return used.map((column) => ({
    field: column.field,
    header: column.header,
    align: column.kind === 'money' || column.kind === 'percent' ? 'end' : undefined,
    width: widthOf(column, lines),
    format: (row) => shownCell(column, row[column.field]),
  }));
}

/** So many lines tell how wide a column is. */
const LOOKED_AT = 200;
const LETTER_PX = 8;
const [LEAST_PX, MOST_PX] = [112, 304];

/** Room for what most lines of a column say, in px: names are whole, a long address is cut. */
function widthOf(column: ImportField, lines: readonly JudgedLine[]): number {
  const shown = lines.slice(0, LOOKED_AT).map(({ row }) => shownCell(column, row[column.field]).length);
  return Math.min(MOST_PX, Math.max(LEAST_PX, (Math.max(column.header.length, ...shown) + 3) * LETTER_PX));
}
