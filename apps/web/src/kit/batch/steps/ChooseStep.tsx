import {
  Accordion,
  Button,
  DescriptionList,
  FileDrop,
  isBadLine,
  lineProblems,
  Notice,
  TextAreaField,
  type ImportLine,
} from '@so-the/ui';
import { saveRows } from '../saveRows.ts';
import type { ImportPlan } from '../importPlan.ts';
import type { useImport } from '../useImport.ts';
import type { ImportCells, ImportField } from '../reading/importField.ts';

const FILES = ['.xlsx', '.csv', '.txt'];

/** Props of {@link ChooseStep}. */
export interface ChooseStepProps {
  plan: ImportPlan;
  work: ReturnType<typeof useImport>;
}

/** Where a file is chosen or cells are pasted; a file that was refused says why. Lines to correct come first. */
export function ChooseStep({ plan: { noun, fields }, work }: ChooseStepProps) {
  const { question, toCorrect } = work;
  const reading = question.ask === 'wait';
  const bad = toCorrect.filter((line) => isBadLine(line));
  const cells = <PastedCells work={work} corrects={bad.length > 0} />;
  const saveTemplate = () =>
    saveRows(
      fields.map(({ header }) => header),
      [fields.map(({ example }) => example)],
      { sheet: 'Mẫu', file: `Mẫu nhập ${noun}.xlsx` },
    );
  return (
    <>
      {question.ask === 'file' && question.problem && <Refusal work={work} problem={question.problem} />}
      {bad.length > 0 && <ToCorrect fields={fields} bad={bad} />}
      {bad.length > 0 && cells}
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
      {bad.length === 0 && cells}
    </>
  );
}

/** The field for cells of a spreadsheet, and for the lines to correct. */
function PastedCells({ work, corrects }: { work: ChooseStepProps['work']; corrects: boolean }) {
  return (
    <>
      <TextAreaField
        label={corrects ? 'Các dòng cần sửa' : 'Hoặc dán từ bảng tính'}
        hint={corrects ? 'Giữ nguyên dòng tên cột' : 'Sao chép cả dòng tên cột rồi dán vào đây'}
        rows={5}
        value={work.text}
        onChange={work.setText}
      />
      <Button
        variant={corrects ? 'primary' : undefined}
        loading={work.question.ask === 'wait'}
        disabled={work.text.trim() === ''}
        onClick={() => void work.readText()}
      >
        Xem trước
      </Button>
    </>
  );
}

/** So many lines to correct are named. */
const NAMED = 5;

/** What is wrong with the lines that stand in the field below, by what each begins with. */
function ToCorrect({ fields, bad }: { fields: readonly ImportField[]; bad: readonly ImportLine<ImportCells>[] }) {
  return (
    <Notice tone="warning">
      Sửa ở ô dưới rồi bấm “Xem trước”:
      <ul>
        {bad.slice(0, NAMED).map((line) => (
          <li key={line.line}>{`${nameOf(line, fields)}: ${lineProblems(line, fields).join('. ')}`}</li>
        ))}
        {bad.length > NAMED && <li>{`… và ${bad.length - NAMED} dòng khác`}</li>}
      </ul>
    </Notice>
  );
}

/** A line by its number in the sheet and what it begins with: "Dòng 10, Nguyễn Thị Hoa". */
function nameOf({ line, row }: ImportLine<ImportCells>, [first]: readonly ImportField[]): string {
  const said = first && row[first.field];
  return said === undefined ? `Dòng ${line}` : `Dòng ${line}, ${said}`;
}

/** Why a file was refused; where only its titles are strange, a person may say what they mean. */
function Refusal({ work, problem }: { work: ChooseStepProps['work']; problem: string }) {
  const { question } = work;
  const anyway = question.ask === 'file' ? question.anyway : undefined;
  return (
    <>
      <Notice tone="error">{problem}</Notice>
      {anyway && anyway.titles.columns.length >= anyway.missing.length && (
        <Button size="small" onClick={() => work.askColumns(anyway)}>
          Chọn cột nào là gì
        </Button>
      )}
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
