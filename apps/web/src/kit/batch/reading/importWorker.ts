/** Reads files of an import beside the page: 10,000 lines are read and never one frame of the page waits for them. */
import { setClockAhead, machineNow } from '@so-the/ui/format';
import { readDelimited, readWorkbook, type Sheet, type Workbook, type WorkbookReading } from '@so-the/workbook';
import { MAX_LINES, type ImportField } from './importField.ts';
import { readLine, rowsToRead, untitled, type LinesPlan, type ReadLine, type Untitled } from './readLines.ts';
import { surveyBook, type SheetSurvey } from './survey.ts';

/** What the page asks of the worker. */
export type ImportTask =
  | { type: 'open'; source: ImportSource; fields: readonly ImportField[]; now: number }
  | { type: 'read'; sheet: number; plan: ReadPlan };

/** A file, or cells that were pasted. */
export type ImportSource = { bytes: ArrayBuffer; name: string } | { text: string };

/** How lines are read; the worker knows the fields and what kind of file it is. */
export type ReadPlan = Omit<LinesPlan, 'fields' | 'cellsMayMove' | 'cutByComma'>;

/** What the worker answers: to `open` one message, to `read` several, `end` the last. */
export type ImportReply =
  | { type: 'opened'; sheets: SheetSurvey[]; notes: readonly string[] }
  | { type: 'lines'; lines: ReadLine[] }
  | { type: 'end'; untitled?: Untitled }
  | { type: 'refused'; message: string };

/** So many lines go to the page in one message. */
const PART = 500;

let opened: { book: Workbook; fields: readonly ImportField[]; isText: boolean } | undefined;

self.addEventListener('message', ({ data: task }: MessageEvent<ImportTask>) => {
  if (task.type === 'open') void open(task);
  else read(task.sheet, task.plan);
});

async function open({ source, fields, now }: Extract<ImportTask, { type: 'open' }>): Promise<void> {
  setClockAhead(now - machineNow().getTime());
  const reading = await bookOf(source).catch((): WorkbookReading => ({ ok: false, message: 'Không đọc được tệp này' }));
  if (!reading.ok) return answer({ type: 'refused', message: reading.message });
  opened = { book: reading.workbook, fields, isText: 'text' in source || /\.(csv|txt|tsv)$/i.test(source.name) };
  answer({ type: 'opened', sheets: surveyBook(fields, reading.workbook), notes: reading.workbook.notes });
}

async function bookOf(source: ImportSource): Promise<WorkbookReading> {
  if ('bytes' in source) return readWorkbook(new Uint8Array(source.bytes), source.name);
  return { ok: true, workbook: { sheets: [readDelimited(source.text, 'Nội dung dán')], notes: [] } };
}

function read(place: number, given: ReadPlan): void {
  const sheet: Sheet | undefined = opened?.book.sheets[place];
  if (!opened || !sheet) throw new Error('Lines were asked of a sheet that was not opened.');
  const cutByComma = sheet.separator === ',';
  const plan = { ...given, fields: opened.fields, cellsMayMove: opened.isText, cutByComma };
  const rows = rowsToRead(sheet, plan);
  if (rows.length === 0) return answer({ type: 'refused', message: 'Tệp không có dòng dữ liệu nào' });
  if (rows.length > MAX_LINES) {
    return answer({ type: 'refused', message: 'Mỗi lần nhập tối đa 10.000 dòng, vui lòng chia nhỏ tệp' });
  }
  for (let from = 0; from < rows.length; from += PART) {
    answer({ type: 'lines', lines: rows.slice(from, from + PART).map((row) => readLine(row, plan)) });
  }
  answer({ type: 'end', untitled: opened.isText ? undefined : untitled(rows, plan) });
}

function answer(reply: ImportReply): void {
  self.postMessage(reply, {});
}
