import { isAnswer, type ApiError } from './apiError.ts';
import type { Client, ClientOptions, ClientSession } from './client.ts';
import { once } from './once.ts';
import type { CallParameters, OperationId, Result } from './operation.ts';
import { toApiError } from './toApiError.ts';

/** Makes a client. What carries a call, axios with it, comes with the first one. */
export function createClient(options: ClientOptions): Client {
  let reported: string | null = null;

  function reportUnauthorized(error: ApiError, sent: ClientSession | null): void {
    const current = options.session()?.token ?? null;
    const token = sent?.token ?? null;
    if (token !== current || (token !== null && token === reported)) return;
    reported = token;
    options.onUnauthorized(error);
  }

  return {
    async call<Id extends OperationId>(id: Id, ...parameters: CallParameters<Id>): Promise<Result<Id>> {
      const [args, callOptions] = parameters;
      const session = options.session();
      try {
        const { carryOut } = await fetchCarrier();
        const envelope = await carryOut({ id, args: { ...args }, callOptions: { ...callOptions }, session }, options);
        return envelope as unknown as Result<Id>;
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.kind === 'unauthorized') reportUnauthorized(error, session);
        if (isAnswer(error) && !(error.kind === 'unauthorized' && session)) options.onRefused?.(error, id);
        if (error.kind === 'server' || error.kind === 'malformed') options.onBroken?.(error, id);
        throw error;
      }
    },
  };
}

/** Fetches what carries the calls, ahead of the first one: it is not a part of the first page. */
export const fetchCarrier = once(() => import('./carry.ts'));
