import type { Response } from 'express';
import { replyFailed } from '../engine/envelope.ts';
import { Refused } from '../faults/refused.ts';
import { sendFault, sendReply } from './sendReply.ts';

/** Answers what somebody asked of the control that makes no sense: 400, and the part at fault. */
export function refuse(response: Response, path: string, message: string): void {
  sendReply(response, replyFailed(400, 'Contract', message, [{ path, message }]));
}

/** Runs what may be refused; anything else that goes wrong is ours. */
export function orRefuse(response: Response, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) refuse(response, error.path, error.message);
    else sendFault(response, error);
  }
}
