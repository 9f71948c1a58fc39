import type { OperationId } from '@so-the/api-client';
import type { EngineInput, EngineSession } from '../engine.ts';

/** What the log keeps of one call: who and what, never a token, a password or a full card number. */
export interface LoggedRequest {
  /** Counts from 1 since the server started. */
  id: number;
  at: string;
  method: string;
  path: string;
  /** Empty for an address that the contract does not know. */
  operationId: string;
  /** Names of the query that the contract does not know. */
  unknownNames?: string[];
  userId: number;
  shopId: number;
  status: number;
  /** Result of the envelope. */
  result: number;
  /** Code of a refusal. */
  code?: string;
  /** Milliseconds from arrival to answer. */
  ms: number;
  /** How a fault made the call go wrong. */
  fault?: string;
  /** Call this one repeats. */
  replayOf?: number;
}

/** One call in full, redacted. */
export interface RequestDetails extends LoggedRequest {
  query: unknown;
  body?: unknown;
  answer: unknown;
  /** The call as a command; `$TOKEN` stands for the token, `***` for other secrets. */
  curl: string;
}

/** What was sent and answered, as it was. It never leaves the process but through {@link RequestDetails}. */
export interface Exchange {
  /** Absent for an address that the contract does not know. */
  id?: OperationId;
  input: EngineInput;
  /** Text of a body that could not be read. */
  unread?: string;
  session: EngineSession | null;
  reply: { status: number; body: unknown };
}
