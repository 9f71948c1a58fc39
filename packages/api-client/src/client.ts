import type { AxiosAdapter } from 'axios';
import type { ApiError } from './apiError.ts';
import type { KeyKeeping } from './keyKeeping.ts';
import type { CallParameters, OperationId, Result } from './operation.ts';

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
