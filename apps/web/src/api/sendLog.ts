import type { StoreExtra } from './baseQuery.ts';
import type { LogLine } from './logLine.ts';
import { readSession } from '../session/session.ts';

/** The longest Note the history keeps. */
const NOTE_LIMIT = 500;

/**
 * Sends the history line of a write that succeeded. It never fails: the write stands either way, so a lost line is only
 * told, through `onLogLost`.
 */
export async function sendLog({ client, onLogLost }: StoreExtra, line: LogLine): Promise<void> {
  const token = readSession()?.token;
  try {
    await client.call('addLogAction', { ...line, Note: line.Note.slice(0, NOTE_LIMIT) });
  } catch {
    const isStillHere = token !== undefined && token === readSession()?.token;
    if (isStillHere) onLogLost();
  }
}
