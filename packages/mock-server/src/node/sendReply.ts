import type { Response } from 'express';
import { replyFailed, type EngineReply } from '../engine/envelope.ts';
import { delivered, type Delivery } from '../faults/deliver.ts';
import { RememberedTexts } from '../contract/rememberedTexts.ts';
import { redactBroken } from '../engine/redact.ts';

/** Sends an envelope: compact JSON, never cached. */
export function sendReply(response: Response, reply: EngineReply): void {
  send(response, delivered(reply));
}

const bytesOf = new RememberedTexts<Buffer>();

/** Sends what is on its way, as slowly as a fault has it. */
export function send(response: Response, { status, text, type, bytesPerSecond }: Delivery): void {
  response.status(status);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', type === 'html' ? 'text/html' : 'application/json; charset=utf-8');
  if (bytesPerSecond === undefined) response.end(bytesOf.of(text, () => Buffer.from(text)));
  else sendDrops(response, Buffer.from(text), bytesPerSecond);
}

/** Drops a second at most; a slower line sends single bytes. */
const DROPS = 10;

function sendDrops(response: Response, bytes: Buffer, bytesPerSecond: number): void {
  const size = Math.max(1, Math.round(bytesPerSecond / DROPS));
  let sent = 0;
  const drop = () => {
    response.write(bytes.subarray(sent, sent + size));
    sent += size;
    if (sent < bytes.length) return;
    clearInterval(timer);
    response.end();
  };
  const timer = setInterval(drop, (size / bytesPerSecond) * 1000);
  response.on('close', () => clearInterval(timer));
}

/** Answers a call that broke down here: the caller is told nothing but that, the console is told all. */
export function sendFault(response: Response, error: unknown): void {
  process.stderr.write(`${redactBroken(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  sendReply(response, replyFailed(500, 'Server', 'Có lỗi xảy ra! Vui lòng liên hệ Admin'));
}
