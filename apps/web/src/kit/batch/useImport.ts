import { useState } from 'react';
import type { ImportPlan } from './importPlan.ts';
import { writeText } from './importTable.ts';
import { useImportFile } from './useImportFile.ts';
import { useImportRun } from './useImportRun.ts';
import { doubtsOf, type Doubts } from './reading/keptDoubts.ts';
import type { JudgedLine } from './importLines.ts';
import { isSendable } from './importParts.ts';

/** An import at work: a file is opened, what it leaves open is asked, its lines are judged by the server, then kept. */
export function useImport(plan: ImportPlan) {
  const run = useImportRun(plan);
  const file = useImportFile(plan, run);
  const [text, setText] = useState('');
  const [toCorrect, setToCorrect] = useState<ToCorrect>(nothing);
  const { question } = file;
  const { state } = run;
  const lines: readonly JudgedLine[] = 'lines' in state ? state.lines : none;
  const writtenOf = (some: readonly JudgedLine[]) => [
    question.ask === 'nothing' ? question.reading.sheet.titles.columns.map(({ title }) => title) : [],
    ...some.map(({ read }) => read.written),
  ];
  return {
    ...file,
    run,
    lines,
    /** Lines that a press on the button sends. */
    good: lines.filter(isSendable).length,
    /** What stands in the field for pasted cells. */
    text,
    setText,
    writtenOf,
    /** Lines that stand in the field for pasted cells to be corrected. */
    toCorrect: toCorrect.lines,
    readFile: (from: File) => {
      setToCorrect(nothing);
      return file.openSource(from.arrayBuffer().then((bytes) => ({ bytes, name: from.name })));
    },
    readText: () => file.openSource({ text }, toCorrect.doubts),
    /** Takes lines back into the field for pasted cells, to be corrected there and looked at again. */
    correct: (some: readonly JudgedLine[]) => {
      const columns = question.ask === 'nothing' ? question.reading.columns : [];
      const reads = some.map(({ read }) => read);
      setText(writeText(writtenOf(some)));
      setToCorrect({ lines: some, doubts: doubtsOf(reads, columns) });
      file.startOver();
    },
  };
}

/** Lines that a person corrects as text, and what was told of them. */
interface ToCorrect {
  lines: readonly JudgedLine[];
  doubts: Doubts;
}

const none: readonly never[] = [];
const nothing: ToCorrect = { lines: none, doubts: new Map() };
