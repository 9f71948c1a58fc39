import type { Response } from 'express';
import type { EngineReply } from '../engine/envelope.ts';

/** Sends an envelope: compact JSON, never cached. */
export function sendReply(response: Response, { status, body }: EngineReply): void {
  response.status(status);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}
