import { ApiError } from '@so-the/api-client';
import { ChunkLoadError, type ChunkFailure } from '../../lib/chunks/ChunkLoadError.ts';
import type { Fault } from '../../lib/faults/faults.ts';
import { scrubMessage, scrubStack } from './scrub.ts';

/** What is sent of a fault: nothing of who works, for whom, and with which record. */
export interface FaultReport {
  /** `chunk`: the file of a screen did not come (specification §8). `screen`: a screen broke, and a page stood in for it. */
  kind: Fault['kind'] | 'chunk';
  build: string;
  /** Pattern of the address, such as `/contract/:scheduleId`; never the address. */
  route: string;
  /** The call of the contract, with its status when an answer came. */
  operation?: string;
  status?: number;
  name?: string;
  type?: ChunkFailure;
  message?: string;
  stack?: string;
}

/** What a report knows of its page. */
export interface ReportPlace {
  build: string;
  route: string;
  /** Texts that must not be sent whatever they look like. */
  secrets: readonly string[];
}

/** What may be sent of a fault; nothing of one that harms nobody. */
export function reportOf(fault: Fault, { secrets, ...about }: ReportPlace): FaultReport | undefined {
  if (fault.kind === 'call') {
    const { kind, operation, failure, status } = fault;
    return { kind, ...about, operation, status, message: failure };
  }
  if (fault.kind === 'policy') {
    const { effectiveDirective: name, blockedURI } = fault.violation;
    return { kind: fault.kind, ...about, name, message: blockedBy(blockedURI) };
  }
  const { kind, thrown } = fault;
  // The browser tells that sizes settle a frame later; nothing is wrong.
  if (typeof thrown === 'string' && thrown.startsWith('ResizeObserver loop')) return undefined;
  return { kind, ...about, ...toldOf(thrown, secrets) };
}

/** What is told of a thrown thing. A Message of the server may name a customer: of a failed call its kind alone is told. */
function toldOf(thrown: unknown, secrets: readonly string[]): Partial<FaultReport> {
  if (!(thrown instanceof Error)) {
    return { name: typeof thrown, message: typeof thrown === 'string' ? scrubMessage(thrown, secrets) : undefined };
  }
  const { name, message } = thrown;
  const stack = scrubStack(thrown.stack ?? '');
  if (thrown instanceof ChunkLoadError) return { kind: 'chunk', name, type: thrown.type, message, stack };
  if (thrown instanceof ApiError) return { name, message: thrown.kind, status: thrown.status, stack };
  return { name: scrubMessage(name), message: scrubMessage(message, secrets), stack };
}

/** A keyword such as `inline`, or the origin: what stands behind it may tell a record or a token. */
function blockedBy(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : scrubMessage(address);
}
