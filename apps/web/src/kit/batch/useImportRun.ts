import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import { useSendOnce } from '../form/sending/useSendOnce.ts';
import type { ImportPlan } from './importPlan.ts';
import { importMessage, type JudgedLine } from './importLines.ts';
import { isSendable, judgeParts, saveParts, type PartWork } from './importParts.ts';
import type { ReadLine } from './reading/readLines.ts';

/** What came of each line is not known: read anew, those that are kept are told. */
const READ_ANEW = 'Phần vừa gửi đã được ghi. Hãy chọn lại tệp: dòng nào đã có sẽ được báo';

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

/** Lines that are judged, then sent in parts, with progress; stopped when the dialog goes. */
export function useImportRun({ fields, send, readAgain }: ImportPlan): ImportRun {
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
          async (body, keep) => {
            const outcome = await sendOnce(body, async (sent, key) => keep(await send(sent, key)));
            if (outcome === 'recorded') throw new Error(READ_ANEW);
          },
          saving,
        );
        const rest = lines.filter(isSendable).length;
        if (rest > 0) setState({ step: 'preview', lines: [...lines], note: `Đã dừng: còn ${rest} dòng chưa nhập` });
        else setState({ step: 'done', lines: [...lines], message: importMessage(lines) });
      } catch (caught) {
        setState({ step: 'preview', lines: [...lines], problem: (caught as ApiFailure).message });
      }
      isSaving.current = false;
      // Once for all parts: a list read anew behind each of them made the page wait.
      readAgain();
    },
    stop: () => stopping.current?.abort(),
    clear: () => {
      begin();
      setState({ step: 'idle' });
    },
  };
}
