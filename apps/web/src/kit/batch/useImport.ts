import { useState } from 'react';
import type { ImportPlan } from './importPlan.ts';
import { writeText } from './importTable.ts';
import { useImportFile } from './useImportFile.ts';
import { useImportRun } from './useImportRun.ts';
import type { JudgedLine } from './importLines.ts';
import { isSendable } from './importParts.ts';

/** An import at work: a file is opened, what it leaves open is asked, its lines are judged by the server, then kept. */
export function useImport(plan: ImportPlan) {
  const run = useImportRun(plan);
  const file = useImportFile(plan, run);
  const [text, setText] = useState('');
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
    readFile: async (from: File) => file.openSource({ bytes: await from.arrayBuffer(), name: from.name }),
    readText: () => file.openSource({ text }),
    /** Takes lines back into the field for pasted cells, to be corrected there and looked at again. */
    correct: (some: readonly JudgedLine[]) => {
      setText(writeText(writtenOf(some)));
      file.startOver();
    },
  };
}

const none: readonly never[] = [];
