import { useEffect, useRef, useState } from 'react';
import type { ImportPlan } from './importPlan.ts';
import { toldOf } from './toldFacts.ts';
import type { ImportRun } from './useImportRun.ts';
import { decideColumns, decideSheet, type Decision } from './reading/decide.ts';
import type { ImportSource } from './reading/importWorker.ts';
import { withDoubts, type Doubts } from './reading/keptDoubts.ts';
import { openImport, type OpenImport, type Reading } from './reading/openImport.ts';
import type { ColumnChoice } from './reading/readLines.ts';
import { rememberColumns, rememberedColumns } from './reading/rememberedColumns.ts';
import type { SheetSurvey } from './reading/survey.ts';

/** What is asked before lines are read. */
export type ImportQuestion =
  | { ask: 'file'; problem?: string; anyway?: SheetSurvey }
  | { ask: 'wait' }
  | { ask: 'sheet'; sheets: readonly SheetSurvey[] }
  | { ask: 'columns'; sheet: SheetSurvey }
  | { ask: 'nothing'; reading: Reading; told: readonly string[] };

/** A file that is opened; what it leaves open is asked, then its lines are judged. */
export function useImportFile({ noun, fields }: ImportPlan, run: ImportRun) {
  const [question, setQuestion] = useState<ImportQuestion>({ ask: 'file' });
  const open = useRef<OpenImport>(undefined);
  const doubts = useRef<Doubts>(new Map());
  useEffect(() => () => open.current?.close(), []);

  const startOver = (problem?: string, anyway?: SheetSurvey) => {
    run.clear();
    setQuestion({ ask: 'file', problem, anyway });
  };
  const readLines = async (sheet: SheetSurvey, columns: ColumnChoice, withHidden = false) => {
    setQuestion({ ask: 'wait' });
    const opened = open.current;
    const read = await opened?.read(sheet, { titleLine: sheet.titles.line, columns, withHidden });
    if (!opened || !read || 'refused' in read) return startOver(read && 'refused' in read ? read.refused : undefined);
    const reading = { sheet, columns, withHidden, untitled: read.untitled };
    setQuestion({ ask: 'nothing', reading, told: toldOf(opened, reading) });
    const outcome = await run.judge(withDoubts(read.lines, columns, doubts.current));
    if (outcome === 'stopped') startOver();
    else if (outcome !== 'judged') startOver(outcome.failed);
  };
  const known = (sheet: SheetSurvey) => rememberedColumns(noun, sheet.titles);
  const act = (decision: Decision) => {
    if (decision.do === 'refuse') return startOver(decision.problem, decision.anyway);
    if (decision.do === 'ask sheet') return setQuestion({ ask: 'sheet', sheets: decision.sheets });
    if (decision.do === 'ask columns') return setQuestion({ ask: 'columns', sheet: decision.sheet });
    return readLines(decision.sheet, decision.columns);
  };
  return {
    question,
    startOver,
    /**
     * Opens what comes; from the first moment on no other file is taken, and nothing is said of the one before. What was
     * told of cells that a person corrected is told again where they are as they were.
     */
    openSource: async (coming: ImportSource | Promise<ImportSource>, told: Doubts = new Map()) => {
      doubts.current = told;
      open.current?.close();
      setQuestion({ ask: 'wait' });
      const opened = await openComing(coming, fields);
      if ('refused' in opened) return startOver(opened.refused);
      open.current = opened;
      const demanded = fields.filter(({ required }) => required).map(({ header }) => header);
      return act(decideSheet(opened.sheets, known, demanded));
    },
    takeSheet: (sheet: SheetSurvey) => act(decideColumns(sheet, known)),
    /** Reads by what a person said of the columns, and remembers it for files of this shape. */
    takeColumns: (sheet: SheetSurvey, columns: ColumnChoice) => {
      rememberColumns(noun, sheet.titles, columns);
      return readLines(sheet, columns);
    },
    askColumns: (sheet: SheetSurvey) => {
      run.clear();
      setQuestion({ ask: 'columns', sheet });
    },
    readHidden: ({ sheet, columns }: Reading) => readLines(sheet, columns, true),
  };
}

/** A file may be gone by the time that it is read; one that is refused is named, for another may have been before it. */
async function openComing(
  coming: ImportSource | Promise<ImportSource>,
  fields: ImportPlan['fields'],
): Promise<OpenImport | { refused: string }> {
  const source = await Promise.resolve(coming).catch(() => undefined);
  if (!source) return { refused: 'Không đọc được tệp này' };
  const opened = await openImport(source, fields);
  return 'refused' in opened && 'name' in source ? { refused: `${source.name}: ${opened.refused}` } : opened;
}
