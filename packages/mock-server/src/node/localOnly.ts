import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from this machine and names it. The name matters too: a page of another site may have its own
 * name resolve to this machine.
 */
export function isLocalRequest(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isFromHere = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  const name = (request.headers.host ?? '').replace(/:\d+$/, '');
  return isFromHere && ['localhost', '127.0.0.1', '[::1]'].includes(name);
}
