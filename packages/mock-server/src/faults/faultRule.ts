import type { OperationId } from '@so-the/api-client';

/**
 * Which calls a rule is about: those that keep every condition; without any, all calls of the contract. Any other name is a
 * field of the query or of the body by its name in the contract: `Amount`, `body.Fees.FeePercent`, `query.PageIndex`.
 * A list fits when one of its values does.
 */
export interface Match {
  operationId?: OperationId;
  /** Part of the path, in letters of either case. */
  path?: string;
  method?: string;
  /** Number of who calls, or the name of the account. */
  user?: number | string;
  /** Number of the shop that is worked on. */
  shop?: number;
  readonly [field: string]: string | number | boolean | undefined;
}

/** Names of a match that are no fields. */
export const CONDITIONS = ['operationId', 'path', 'method', 'user', 'shop'] as const;

/** Whether a name of a match is a condition of its own, no field. */
export function isCondition(name: string): boolean {
  return CONDITIONS.some((condition) => condition === name);
}

/** Which of the matching calls go wrong: without any of these every one does. */
export interface Turns {
  /** Matching calls that go well first. Default 0. */
  skip?: number;
  /** How often the rule hits; then it is used up. Default: without end. */
  times?: number;
  /** Of the calls after those skipped the first goes wrong, then every so many-th. Default 1. */
  every?: number;
}

/** What comes instead of an answer's text: half of it, a page of the proxy between, nothing, or values of other types. */
export type Spoil = 'truncated' | 'html' | 'empty' | 'wrongType';

/** When a connection is lost: before the call is carried out, after it, or never while the caller waits for an answer. */
export type Loss = 'before' | 'after' | 'hang';

/** The call waits before it is carried out; nothing else happens. */
export interface SlowFault {
  kind: 'slow';
  /** Milliseconds that half of the calls wait at most. */
  medianMs: number;
  /** Milliseconds that one call of a hundred exceeds. Default: the median, so that all wait alike. */
  p99Ms?: number;
}

/** The call is not carried out; this is answered. */
export interface AnswerFault {
  kind: 'answer';
  /** HTTP status from 200 to 599. Default 200 beside `Result`, `Message` or `body`, else 500. */
  status?: number;
  /** Any JSON, whole; not together with `Result` and `Message`. */
  body?: unknown;
  /** Result of the envelope, from −1 to 1. Default 0 for the status 200, else −1. */
  Result?: number;
  /** Message of the envelope. Default `Lỗi thử nghiệm`. */
  Message?: string;
}

/** The connection is lost. */
export interface LostFault {
  kind: 'lost';
  when: Loss;
}

/** The call is carried out; its answer is spoilt on the way. */
export interface SpoiltFault {
  kind: 'spoilt';
  how: Spoil;
}

/** The call is carried out; its answer comes in drops. */
export interface DribbleFault {
  kind: 'dribble';
  bytesPerSecond: number;
}

/** How a call goes wrong. */
export type Fault = SlowFault | AnswerFault | LostFault | SpoiltFault | DribbleFault;

/** A deliberate failure: which calls, which of them in turn, and how. Every transport plays it the same way. */
export type FaultRule = { match?: Match } & Turns & Fault;

/** A rule with what has come of it. */
export type ShownFault = FaultRule & {
  /** Counts from 1 in a world. */
  id: number;
  match: Match;
  /** Matching calls that came so far. */
  seen: number;
  /** How many of them it made go wrong. */
  hits: number;
  /** How many more it will; `null` is without end. */
  left: number | null;
  /** An earlier rule that takes every call of this one, so that it has no turn as long as that stands. */
  hiddenBy?: number;
};

/** Message of a call that fails because a fault says so. */
export const INJECTED_FAULT = 'Lỗi thử nghiệm';

/** In one word how a call went wrong, as the request log tells it. */
export function nameOfFault(fault: Fault): string {
  if (fault.kind === 'lost') return fault.when;
  return fault.kind === 'spoilt' ? fault.how : fault.kind;
}
