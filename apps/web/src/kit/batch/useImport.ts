import { useState } from 'react';
import type { ApiFailure, Schemas } from '@so-the/api-client';
import type { ImportLine } from '@so-the/ui';
import { readSheetFile } from '../sheet/sheetFile.ts';
import { readPasted, readTable, type ImportCells, type ImportField } from './importColumns.ts';

/** What the server says of an import, line by line. */
export interface ImportAnswer {
  Data: { Rows: readonly Schemas['ImportLine'][]; OkCount: number };
  /** `Nhập 18 dòng thành công, 2 dòng lỗi`. */
  Message: string;
}

/** How one kind of record is imported. */
export interface ImportPlan {
  /** The kind of record inside a sentence: "đối tác". */
  noun: string;
  fields: readonly ImportField[];
  /** Sends the lines; a preview keeps nothing. Rejects with the failure of the call. */
  send: (lines: ImportCells[], preview: boolean) => Promise<ImportAnswer>;
}

/** How far an import is. */
export type ImportState =
  | { step: 'choose'; problem?: string }
  | { step: 'reading' }
  | { step: 'preview'; lines: ImportLine<ImportCells>[]; unknown: string[]; good: number; problem?: string }
  | { step: 'done'; lines: ImportLine<ImportCells>[]; message: string };

/** An import at work: read, judged by the server, then kept; nothing is kept before the person says so. */
export function useImport({ fields, send }: ImportPlan) {
  const [state, setState] = useState<ImportState>({ step: 'choose' });

  const judge = async (table: readonly (readonly string[])[]) => {
    const read = readTable(fields, table);
    if ('refused' in read) return setState({ step: 'choose', problem: read.refused });
    try {
      const { Data } = await send(read.lines, true);
      const lines = linesOf(read.lines, Data.Rows, false);
      setState({ step: 'preview', lines, unknown: read.unknown, good: Data.OkCount });
    } catch (caught) {
      setState({ step: 'choose', problem: (caught as ApiFailure).message });
    }
  };

  return {
    state,
    readFile: async (file: File) => {
      setState({ step: 'reading' });
      const read = await readSheetFile(file).catch(() => ({ refused: 'Không đọc được tệp Excel này' }));
      if ('refused' in read) setState({ step: 'choose', problem: read.refused });
      else await judge(read.rows);
    },
    readText: async (text: string) => {
      setState({ step: 'reading' });
      await judge(readPasted(text));
    },
    save: async () => {
      if (state.step !== 'preview') return;
      const rows = state.lines.map(({ row }) => row);
      try {
        const { Data, Message } = await send(rows, false);
        setState({ step: 'done', lines: linesOf(rows, Data.Rows, true), message: Message });
      } catch (caught) {
        setState({ ...state, problem: (caught as ApiFailure).message });
      }
    },
    startOver: () => setState({ step: 'choose' }),
  };
}

/** Lines of the file with what the server said of each; the first line of a file is its title row. */
function linesOf(
  rows: readonly ImportCells[],
  said: readonly Schemas['ImportLine'][],
  sent: boolean,
): ImportLine<ImportCells>[] {
  return rows.map((row, place) => {
    const { Errors = [], Status } = said[place] ?? {};
    const atCells = Errors.filter(({ path }) => path !== '');
    const errors = Object.fromEntries(atCells.map(({ path, message }) => [path.slice(1), message]));
    const problem = Errors.find(({ path }) => path === '')?.message;
    const outcome = sent ? (Status === 'ok' ? ('saved' as const) : ('failed' as const)) : undefined;
    return { line: place + 2, row, errors, problem, outcome };
  });
}
