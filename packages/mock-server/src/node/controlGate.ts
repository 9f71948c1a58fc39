import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { replyFailed } from '../engine/envelope.ts';
import { sendReply } from './sendReply.ts';

/**
 * Who may use `/_db` and `/_mock`: this machine, or any when the control is open, but never a page of another site, which
 * a browser on this machine would let ask.
 *
 * @param isOpen whether other machines may too
 */
export function controlGate(isOpen: boolean): RequestHandler {
  return (request, response, next) => {
    if (request.get('Sec-Fetch-Site') === 'cross-site') {
      return sendReply(response, replyFailed(403, 'Forbidden', 'Không nhận lời gọi từ trang của nơi khác'));
    }
    if (maySteer(request, isOpen)) return next();
    sendReply(response, replyFailed(403, 'Forbidden', 'Chỉ truy cập được từ máy đang chạy máy chủ này'));
  };
}

/** Whether a caller may steer the server: choose a world, a fault, a clock. */
export function maySteer(request: IncomingMessage, isOpen: boolean): boolean {
  return isOpen || isLocalRequest(request);
}

/**
 * Whether a request comes from this machine, through whatever stands between, and names it. The name matters too: a page
 * of another site may have its own name resolve to this machine.
 */
function isLocalRequest(request: IncomingMessage): boolean {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const passed = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const name = (request.headers.host ?? '').replace(/:\d+$/, '');
  return (
    [request.socket.remoteAddress ?? '', ...passed].every(isThisMachine) &&
    ['localhost', '127.0.0.1', '[::1]'].includes(name)
  );
}

function isThisMachine(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
