import type { Socket } from 'node:net';
import { replyFailed } from '../engine/envelope.ts';
import { HEADERS } from './securityHeaders.ts';

/** Status and its words, by what Node calls the fault. `STATUS_CODES` of node:http would load Node's whole HTTP client with it. */
const STATUS_OF: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
const BAD_REQUEST = [400, 'Bad Request'] as const;

/** Answers what is no HTTP request, in the envelope like everything else, and ends the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, words] = STATUS_OF[error.code ?? ''] ?? BAD_REQUEST;
  const { body } = replyFailed(status, 'Contract', 'Không đọc được lời gọi');
  const text = JSON.stringify(body);
  const headers = {
    ...HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${words}`, ...lines, '', text].join('\r\n'));
}
