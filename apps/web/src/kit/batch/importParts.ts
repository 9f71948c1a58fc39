import type { Schemas } from '@so-the/api-client';
import { isBadLine } from '@so-the/ui';
import { bodyOf, inParts, judgedLine, sentLine, type JudgedLine } from './importLines.ts';
import type { ImportAnswer } from './importPlan.ts';
import type { ReadLine } from './reading/readLines.ts';

/** Whether a line will be sent. */
export function isSendable(line: JudgedLine): boolean {
  return line.outcome === undefined && !isBadLine(line);
}

type Body = Schemas['ImportInput'];

/** What the parts of a file share while they are sent. */
export interface PartWork {
  /** Fields that have a column. */
  names: ReadonlySet<string>;
  signal: AbortSignal;
  /** Tells how many lines are done. */
  tell: (done: number) => void;
}

/** Judges lines part by part; a line without cells is not sent. */
export async function judgeParts(
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
export async function saveParts(
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
