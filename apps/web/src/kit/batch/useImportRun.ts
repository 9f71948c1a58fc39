import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, Schemas } from '@so-the/api-client';
import { isBadLine } from '@so-the/ui';
import { useSendOnce } from '../form/sending/useSendOnce.ts';
import type { ImportAnswer, ImportPlan } from './importPlan.ts';
import { bodyOf, importMessage, inParts, judgedLine, sentLine, type JudgedLine } from './importLines.ts';
import type { ReadLine } from './reading/readLines.ts';

/** How far the lines of a file are. */
export type RunState =
  | { step: 'idle' }
  | { step: 'judging'; done: number; total: number }
  | { step: 'preview'; lines: JudgedLine[]; problem?: string; note?: string }
  | { step: 'saving'; lines: JudgedLine[]; done: number; total: number }
  | { step: 'done'; lines: JudgedLine[]; message: string };

/** Lines at work. */
export interface ImportRun {
  state: RunState;
  /** Lets the server say what would become of each line; answers why it could not, or that it was stopped. */
  judge: (lines: readonly ReadLine[]) => Promise<{ failed: string } | 'stopped' | 'judged'>;
  /** Sends what can be taken and was not sent yet. */
  save: () => Promise<void>;
  /** Stops between two parts; what is saved stays saved, and the rest can be sent later. */
  stop: () => void;
  /** Forgets the lines. */
  clear: () => void;
}

/** Whether a line will be sent. */
export function isSendable(line: JudgedLine): boolean {
  return line.outcome === undefined && !isBadLine(line);
}

/** Lines that are judged, then sent in parts, with progress; stopped when the dialog goes. */
export function useImportRun({ fields, send }: ImportPlan): ImportRun {
  const [state, setState] = useState<RunState>({ step: 'idle' });
  const names = new Set(fields.map(({ field }) => field));
  const sendOnce = useSendOnce();
  const stopping = useRef<AbortController>(undefined);
  const isSaving = useRef(false);
  useEffect(() => () => stopping.current?.abort(), []);
  const begin = () => {
    stopping.current?.abort();
    stopping.current = new AbortController();
    return stopping.current.signal;
  };
  const work = (tell: PartWork['tell']): PartWork => ({ names, signal: begin(), tell });
  return {
    state,
    judge: async (read) => {
      const judging = work((done) => setState({ step: 'judging', done, total: read.length }));
      try {
        const lines = await judgeParts(read, (body) => send(body), judging);
        if (lines === 'stopped') return 'stopped';
        setState({ step: 'preview', lines });
        return 'judged';
      } catch (caught) {
        setState({ step: 'idle' });
        return { failed: (caught as ApiFailure).message };
      }
    },
    save: async () => {
      // A second press may come before the button is drawn anew.
      if (state.step !== 'preview' || isSaving.current) return;
      isSaving.current = true;
      const lines = [...state.lines];
      const total = lines.filter(isSendable).length;
      const saving = work((done) => setState({ step: 'saving', lines, done, total }));
      try {
        await saveParts(
          lines,
          (body, keep) => sendOnce(body, async (sent, key) => keep(await send(sent, key))),
          saving,
        );
        const rest = lines.filter(isSendable).length;
        if (rest > 0) setState({ step: 'preview', lines: [...lines], note: `Đã dừng: còn ${rest} dòng chưa nhập` });
        else setState({ step: 'done', lines: [...lines], message: importMessage(lines) });
      } catch (caught) {
        setState({ step: 'preview', lines: [...lines], problem: (caught as ApiFailure).message });
      }
      isSaving.current = false;
    },
    stop: () => stopping.current?.abort(),
    clear: () => {
      begin();
      setState({ step: 'idle' });
    },
  };
}

type Body = Schemas['ImportInput'];

/** What the parts of a file share while they are sent. */
interface PartWork {
  /** Fields that have a column. */
  names: ReadonlySet<string>;
  signal: AbortSignal;
  /** Tells how many lines are done. */
  tell: (done: number) => void;
}

/** Judges lines part by part; a line without cells is not sent. */
async function judgeParts(
  read: readonly ReadLine[],
  send: (body: Body) => Promise<ImportAnswer>,
  { names, signal, tell }: PartWork,
): Promise<JudgedLine[] | 'stopped'> {
  const lines: JudgedLine[] = [];
  const judging = { fields: names, taken: new Map<string, number>() };
  for (const part of inParts(read)) {
    tell(lines.length);
    const sent = part.filter(({ cells }) => Object.keys(cells).length > 0);
    const rows = sent.length > 0 ? (await send(bodyOf(sent, true))).Data.Rows : [];
    for (const line of part) lines.push(judgedLine(line, rows[sent.indexOf(line)], judging));
    if (signal.aborted) return 'stopped';
  }
  return lines;
}

/** Sends the lines that can be taken part by part, and notes in `lines` what came of each. */
async function saveParts(
  lines: JudgedLine[],
  send: (body: Body, keep: (answer: ImportAnswer) => void) => Promise<void>,
  { names, signal, tell }: PartWork,
): Promise<void> {
  const places = lines.flatMap((line, place) => (isSendable(line) ? [place] : []));
  let done = 0;
  for (const part of inParts(places)) {
    if (signal.aborted) return;
    tell(done);
    const reads = part.flatMap((place) => lines[place]?.read ?? []);
    await send(bodyOf(reads, false), ({ Data: { Rows } }) => {
      for (const [at, place] of part.entries()) {
        const line = lines[place];
        if (line) lines[place] = sentLine(line, Rows[at], names);
      }
    });
    done += part.length;
  }
}
