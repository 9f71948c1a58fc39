import type { ApiError, ApiErrorKind, OperationId } from '@so-the/api-client';

/** Something that went wrong in the app, as it was met; what of it may leave the page is decided by `reportOf`. */
export type Fault =
  | { kind: 'error' | 'rejection' | 'screen'; thrown: unknown }
  | { kind: 'policy'; violation: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'sample'> }
  | { kind: 'call'; operation: OperationId; failure: ApiErrorKind; status?: number };

/** Whom faults are told. */
export type FaultListener = (fault: Fault) => void;

/** Faults kept until it is known whether anybody wants them. */
const MOST_WAITING = 20;

let waiting: Fault[] = [];
let listener: FaultListener | undefined;
/** A thrown thing passes several places on its way; it is one fault. */
let told = new WeakSet<object>();

/** Notes a fault. Before somebody listens it waits. */
export function noteFault(fault: Fault): void {
  if ('thrown' in fault && typeof fault.thrown === 'object' && fault.thrown !== null) {
    if (told.has(fault.thrown)) return;
    told.add(fault.thrown);
  }
  if (listener) listener(fault);
  else if (waiting.length < MOST_WAITING) waiting.push(fault);
}

/** Notes a call to which the server gave no sound answer: status 500 or higher, or no envelope. */
export function noteBrokenCall({ kind: failure, status }: ApiError, operation: OperationId): void {
  noteFault({ kind: 'call', operation, failure, status });
}

/** Hears what nobody catches on this page, and what its policy blocks, from now on. */
export function hearPage(): void {
  addEventListener('error', ({ error, message }) =>
    noteFault({ kind: 'error', thrown: (error as unknown) ?? message }),
  );
  addEventListener('unhandledrejection', ({ reason }) => noteFault({ kind: 'rejection', thrown: reason }));
  document.addEventListener('securitypolicyviolation', (violation) => noteFault({ kind: 'policy', violation }));
}

/** Tells somebody of every fault from now on, those first that waited. */
export function tellFaults(next: FaultListener): void {
  listener = next;
  const before = waiting;
  waiting = [];
  before.forEach(next);
}

/** Forgets listener and faults, so that each test begins alike. */
export function forgetFaults(): void {
  listener = undefined;
  waiting = [];
  told = new WeakSet();
}
