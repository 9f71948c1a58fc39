import { serverNow } from '@so-the/ui/format';
import { allowOwnScripts } from '../../../lib/ownScripts.ts';
import type { ImportField } from './importField.ts';
import type { ImportReply, ImportSource, ImportTask, ReadPlan } from './importWorker.ts';
import type { ColumnChoice, ReadLine, Untitled } from './readLines.ts';
import type { SheetSurvey } from './survey.ts';

/** A file that a worker holds open. */
export interface OpenImport {
  /** Sheets with rows, hidden ones too, in the order of the file. */
  sheets: readonly SheetSurvey[];
  /** What a person should know of how the file was read. */
  notes: readonly string[];
  /** All lines of a sheet, or why they are refused. */
  read: (sheet: SheetSurvey, plan: ReadPlan) => Promise<ReadLines | { refused: string }>;
  /** Frees the worker. Lines that are being read are left. */
  close: () => void;
}

/** The lines of a sheet as their columns mean them. */
export interface ReadLines {
  lines: ReadLine[];
  /** Cells that stand below no title, where there are any. */
  untitled?: Untitled;
}

/** How the lines were read that are shown. */
export interface Reading {
  sheet: SheetSurvey;
  columns: ColumnChoice;
  withHidden: boolean;
  untitled?: Untitled;
}

const FAILED = 'Không đọc được tệp này';

allowOwnScripts();

/** Opens a file or pasted cells beside the page; or says why it is refused. The caller closes it. */
export async function openImport(
  source: ImportSource,
  fields: readonly ImportField[],
): Promise<OpenImport | { refused: string }> {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  const send = (task: ImportTask, transfer: Transferable[] = []) => worker.postMessage(task, transfer);
  const opening = firstReply(worker);
  send({ type: 'open', source, fields, now: serverNow().getTime() }, 'bytes' in source ? [source.bytes] : []);
  const reply = await opening;
  if (reply.type !== 'opened') {
    worker.terminate();
    return { refused: reply.type === 'refused' ? reply.message : FAILED };
  }
  return {
    sheets: reply.sheets,
    notes: reply.notes,
    close: () => worker.terminate(),
    read: async (sheet, plan) => {
      const reading = allReplies(worker);
      send({ type: 'read', sheet: sheet.place, plan });
      return reading;
    },
  };
}

function firstReply(worker: Worker): Promise<ImportReply> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ImportReply>) => resolve(data), { once: true });
    worker.addEventListener('error', () => resolve({ type: 'refused', message: FAILED }), { once: true });
  });
}

/** Collects lines until the last; each message is a task of its own, so that the page breathes between them. */
function allReplies(worker: Worker): Promise<ReadLines | { refused: string }> {
  return new Promise((resolve) => {
    const lines: ReadLine[] = [];
    const listening = new AbortController();
    const end = (result: ReadLines | { refused: string }) => {
      listening.abort();
      resolve(result);
    };
    const { signal } = listening;
    const take = ({ data: reply }: MessageEvent<ImportReply>) => {
      if (reply.type === 'lines') for (const line of reply.lines) lines.push(line);
      else if (reply.type === 'end') end({ lines, untitled: reply.untitled });
      else end({ refused: reply.type === 'refused' ? reply.message : FAILED });
    };
    worker.addEventListener('message', take, { signal });
    worker.addEventListener('error', () => end({ refused: FAILED }), { signal });
  });
}
