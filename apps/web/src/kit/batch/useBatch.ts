import { useState } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import type { ImportLine } from '@so-the/ui';
import { useSendOnce } from '../form/sending/useSendOnce.ts';
import { batchLines, type RowSaid } from './batchLines.ts';

/** What the server says of a batch, row by row. */
export interface BatchAnswer {
  Data: { Rows: readonly RowSaid[]; OkCount: number };
  /** `Nhập 18 dòng thành công, 2 dòng lỗi`. */
  Message: string;
}

/** How rows of one kind are sent together. */
export interface BatchPlan<Row> {
  /** Fields that have a column. */
  fields: ReadonlySet<string>;
  /** Number of the first row; a file counts its title row too. Default 1. */
  firstLine?: number;
  /** Sends the rows, under a key where they are kept; a preview keeps nothing. Rejects with the failure of the call. */
  send: (rows: Row[], preview: boolean, idempotencyKey?: string) => Promise<BatchAnswer>;
}

/** How far a batch is. */
export type BatchState<Row> =
  | { step: 'choose'; problem?: string }
  | { step: 'judging' }
  | { step: 'preview'; lines: ImportLine<Row>[]; good: number; problem?: string }
  | { step: 'done'; lines: ImportLine<Row>[]; message: string };

/** A batch at work. */
export interface Batch<Row> {
  state: BatchState<Row>;
  /** Says that rows are being read. */
  wait: () => void;
  /** Lets the server say what would become of the rows; nothing is kept. */
  judge: (rows: Row[]) => Promise<void>;
  /** Sends what was judged, once: the good rows are kept, the others stay with their faults. */
  save: () => Promise<void>;
  /** Back to choosing, with why where something went wrong. */
  startOver: (problem?: string) => void;
}

/** Rows that are chosen, judged by the server, then sent together, with a result for each; nothing is kept before the person says so. */
export function useBatch<Row>({ fields, firstLine = 1, send }: BatchPlan<Row>): Batch<Row> {
  const [state, setState] = useState<BatchState<Row>>({ step: 'choose' });
  const sendOnce = useSendOnce();
  const linesOf = (rows: readonly Row[], said: readonly RowSaid[], sent: boolean) =>
    batchLines(rows, said, { fields, firstLine, sent });
  return {
    state,
    wait: () => setState({ step: 'judging' }),
    startOver: (problem) => setState({ step: 'choose', problem }),
    judge: async (rows) => {
      setState({ step: 'judging' });
      try {
        const { Data } = await send(rows, true);
        setState({ step: 'preview', lines: linesOf(rows, Data.Rows, false), good: Data.OkCount });
      } catch (caught) {
        setState({ step: 'choose', problem: (caught as ApiFailure).message });
      }
    },
    save: async () => {
      if (state.step !== 'preview') return;
      const rows = state.lines.map(({ row }) => row);
      try {
        const outcome = await sendOnce(rows, async (sent, key) => {
          const { Data, Message } = await send(sent, false, key);
          setState({ step: 'done', lines: linesOf(rows, Data.Rows, true), message: Message });
        });
        if (outcome === 'recorded') setState({ step: 'choose' });
      } catch (caught) {
        setState({ ...state, problem: (caught as ApiFailure).message });
      }
    },
  };
}
