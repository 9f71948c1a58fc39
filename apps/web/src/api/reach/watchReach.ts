import { ApiError, foreignOrigin, operations, type Client } from '@so-the/api-client';
import type { AppConfig } from '../../lib/config/appConfig.ts';
import { apiTrouble, setApiTrouble, UNREACHED } from './apiTrouble.ts';
import { findTrouble, type Blocked } from './findTrouble.ts';
import { tellTrouble } from './tellTrouble.ts';

/** What stands in its toast, dialog or place. */
const UNREACHED_MESSAGE = 'Không gọi được máy chủ API. Vui lòng thử lại, nếu vẫn lỗi hãy báo người quản trị';

/** Shortest time between two looks at the same trouble, in milliseconds. */
const PAUSE_MS = 10_000;

/**
 * The same client, which looks for the reason where an API of another origin cannot be called (real-api §1): the page's
 * policy, the API's permission for this origin and its headers, or no answer at all. A browser tells a page none of it.
 */
export function watchReach(client: Client, { apiBaseUrl, idempotency }: AppConfig): Client {
  const api = foreignOrigin(apiBaseUrl, window.location.href);
  let blocked: Blocked | undefined;
  let lookedAt = -PAUSE_MS;
  let awaitsWrite = false;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, originalPolicy }) => {
    if (api === undefined || effectiveDirective !== 'connect-src' || foreignOrigin(blockedURI) !== api) return;
    // The address that was called is named, also where the policy refused the one that the API led to.
    blocked = originalPolicy.includes(api) ? 'moved' : 'policy';
  });

  const look = async (isWrite: boolean) => {
    if (performance.now() - lookedAt < PAUSE_MS) return;
    lookedAt = performance.now();
    awaitsWrite = isWrite;
    const ends = { apiBaseUrl, keys: idempotency, page: window.location.origin };
    const reason = await findTrouble(ends, () => blocked);
    setApiTrouble(reason && tellTrouble(reason, ends));
  };

  const watched = async (...parameters: Parameters<Client['call']>): Promise<unknown> => {
    const isWrite = operations[parameters[0]].method === 'POST';
    const heard = () => {
      blocked = undefined;
      if (apiTrouble() && (isWrite || !awaitsWrite)) setApiTrouble(undefined);
    };
    try {
      const answer: unknown = await client.call(...parameters);
      heard();
      return answer;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      if (thrown.status !== undefined) heard();
      if (thrown.kind !== 'network' || !navigator.onLine) throw thrown;
      void look(isWrite);
      throw new ApiError({ kind: 'network', code: UNREACHED, message: UNREACHED_MESSAGE }, thrown);
    }
  };
  return { call: watched as Client['call'] };
}
