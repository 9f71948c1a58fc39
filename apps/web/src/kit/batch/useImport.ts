import { useState } from 'react';
import type { ImportLine } from '@so-the/ui';
import { readSheetFile } from '../sheet/sheetFile.ts';
import { readTable, readText, writeText, type ImportCells, type ImportField, type ReadLines } from './importTable.ts';
import { inWords } from './inWords.ts';
import { useBatch, type BatchPlan } from './useBatch.ts';

/** How one kind of record is imported. */
export interface ImportPlan extends Pick<BatchPlan<ImportCells>, 'send'> {
  /** The kind of record inside a sentence: "đối tác". */
  noun: string;
  fields: readonly ImportField[];
}

/** First line of a file below its titles. */
const FIRST_LINE = 2;

/** An import at work: a table is read, judged by the server, then kept; what failed stays to be corrected. */
export function useImport({ fields, send }: ImportPlan) {
  const [names] = useState(() => new Set(fields.map(({ field }) => field)));
  const batch = useBatch<ImportCells>({
    fields: names,
    firstLine: FIRST_LINE,
    send: async (rows, preview, key) => inWords(fields, rows, await send(rows, preview, key)),
  });
  const [read, setRead] = useState<ReadLines>();
  const [text, setText] = useState('');

  const judge = async (table: readonly (readonly string[])[]) => {
    const found = readTable(fields, table);
    if ('refused' in found) return batch.startOver(found.refused);
    setRead(found);
    await batch.judge(found.lines);
  };
  /** Lines of the table as they were written, below its titles. */
  const writtenOf = (lines: readonly ImportLine<ImportCells>[]) => {
    const { titles = [], rows = [] } = read?.source ?? {};
    return [titles, ...lines.map(({ line }) => rows[line - FIRST_LINE] ?? [])];
  };
  return {
    batch,
    /** What stands in the field for pasted cells. */
    text,
    setText,
    /** Titles of columns that are not used. */
    unknown: read?.unknown ?? [],
    writtenOf,
    readFile: async (file: File) => {
      batch.wait();
      const reads = /\.(csv|txt)$/i.test(file.name)
        ? file.text().then((csv) => ({ rows: readText(csv) }))
        : readSheetFile(file);
      const answer = await reads.catch(() => ({ refused: 'Không đọc được tệp này' }));
      if ('refused' in answer) batch.startOver(answer.refused);
      else await judge(answer.rows);
    },
    readText: () => judge(readText(text)),
    /** Takes lines back into the field for pasted cells, to be corrected there and looked at again. */
    correct: (lines: readonly ImportLine<ImportCells>[]) => {
      setText(writeText(writtenOf(lines)));
      batch.startOver();
    },
  };
}
