import type { AxiosAdapter } from 'axios';
import { isAnswer, type ApiError } from './apiError.ts';
import type * as carrying from './carry.ts';
import type { KeyKeeping } from './keyKeeping.ts';
import type { CallParameters, OperationId, Result } from './operation.ts';
import { toApiError } from './toApiError.ts';

/** Longest wait for an answer, in milliseconds (specification §9). */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Who is calling: sent as the headers Token, UserID and ShopID. */
export interface ClientSession {
  token: string;
  userId: number;
  shopId: number;
}

/** What the client needs from the application around it. */
export interface ClientOptions {
  /** Address in front of the contract's paths, `''` for the same origin. */
  baseUrl: string;
  /** Sent with each call beside what the client itself sends. Default: nothing. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds until a call is given up. Default {@link REQUEST_TIMEOUT_MS}. */
  timeout?: number;
  /** Asked before each call; null sends no headers. */
  session: () => ClientSession | null;
  /** Told once for each token the server no longer accepts, before the call fails; not for a token already replaced. */
  onUnauthorized: (error: ApiError) => void;
  /**
   * Told of each answer whose Result is not 1, whichever the call, before the call fails (specification §8). Not of a token that is
   * no longer accepted, nor of what broke on the way. Default: nobody is told.
   */
  onRefused?: (error: ApiError, id: OperationId) => void;
  /** Told of each call that the server answered by a fault of its own, before the call fails: HTTP 5xx, or no envelope. Default: nobody is told. */
  onBroken?: (error: ApiError, id: OperationId) => void;
  /** Told what time the server has, in milliseconds since 1970, with each answer that says it. Default: nobody is told. */
  onServerTime?: (at: number) => void;
  /** How keys of writes are sent and heard of. Default: each goes out, and nobody hears. */
  keys?: KeyKeeping;
  /** Carries the calls instead of the network: the mock engine in stories, a stub in tests. */
  adapter?: AxiosAdapter;
}

/** The one way to the server: every operation of the contract by its id. */
export interface Client {
  /**
   * Carries out one call, once: nothing is retried here.
   *
   * @returns the whole envelope, whose `Result` is 1
   * @throws ApiError for every other outcome
   */
  call<Id extends OperationId>(id: Id, ...parameters: CallParameters<Id>): Promise<Result<Id>>;
}

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
        const { carryOut } = await fetchCarry();
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
export async function fetchCarrier(): Promise<void> {
  await fetchCarry();
}

let carry: Promise<typeof carrying> | undefined;

/** Asks the browser once: it answers for a file that it has, too, only after whatever is being drawn. */
function fetchCarry(): Promise<typeof carrying> {
  carry ??= import('./carry.ts').catch((thrown: unknown) => {
    carry = undefined;
    throw thrown;
  });
  return carry;
}
