import type { Response } from 'express';
import { replyFailed, type EngineReply } from '../engine/envelope.ts';
import { spoiled, type Spoil } from '../faults.ts';
import { redactBroken } from './redact.ts';

/**
 * Sends an envelope: compact JSON, never cached.
 *
 * @param spoil how a fault spoils its text on the way
 */
export function sendReply(response: Response, { status, body }: EngineReply, spoil?: Spoil): void {
  response.status(status);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', spoil === 'html' ? 'text/html' : 'application/json; charset=utf-8');
  response.end(spoil ? spoiled(JSON.stringify(body), spoil) : JSON.stringify(body));
}

/** Answers a call that broke down here: the caller is told nothing but that, the console is told all. */
export function sendFault(response: Response, error: unknown): void {
  process.stderr.write(`${redactBroken(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  sendReply(response, replyFailed(500, 'Server', 'Có lỗi xảy ra! Vui lòng liên hệ Admin'));
}
