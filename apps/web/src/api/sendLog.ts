import type { OperationId } from '@so-the/api-client';
import type { StoreExtra } from './baseQuery.ts';
import type { LogLine } from './logLine.ts';
import { readSession } from '../session/session.ts';

/** The longest Note the history keeps. */
const NOTE_LIMIT = 500;

/**
 * Sends the history line of a write that succeeded. It never fails: the write stands either way, so a lost line is only
 * told, through `onLogLost`. With the call it tells of, the history shows it and the server's own line as one.
 */
export async function sendLog({ client, onLogLost }: StoreExtra, line: LogLine & { Call: OperationId }): Promise<void> {
  const token = readSession()?.token;
  try {
    await client.call('addLogAction', { ...line, Note: line.Note.slice(0, NOTE_LIMIT) });
  } catch {
    const isStillHere = token !== undefined && token === readSession()?.token;
    if (isStillHere) onLogLost();
  }
}
