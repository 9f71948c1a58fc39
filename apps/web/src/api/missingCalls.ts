import { inferredCalls, type ApiError, type ApiFailure, type OperationId } from '@so-the/api-client';
import { tabArea } from '../session/storage.ts';

/** Code of a call that the API does not have. */
const MISSING = 'MissingCall';
/** What stands where a part of the app would need it. */
export const MISSING_TEXT = 'Máy chủ API chưa có phần này';
/** Stands in `config.json` for every call that the specification does not name. */
const ALL_INFERRED = '*';
const KEY = 'missingCalls';

let address = '';
/** Calls that the API lacks; another set for each change, so that what is drawn can compare. */
let missing: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/**
 * Begins with what is known of an API: what `config.json` says it lacks, and what it lacked before this tab was reloaded.
 *
 * @param baseUrl where the API answers: what another one lacked says nothing of it
 * @param named operation ids; `*` for all that the specification does not name
 */
export function startMissingCalls(baseUrl: string, named: readonly string[]): void {
  address = baseUrl;
  const said = named.flatMap((name) => (name === ALL_INFERRED ? [...inferredCalls] : [name]));
  setMissing(new Set([...said, ...remembered()]));
}

/** What the API lacks. The same set until it grows. */
export function missingCalls(): ReadonlySet<string> {
  return missing;
}

/** Tells when the API is found to lack one more call; returns what ends it. */
export function onMissingCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether an answer says that the API has no such call: 404 to one that the specification does not name. It is remembered
 * for as long as this tab lasts. A record that is not there is no 404 (specification §7).
 */
export function noteMissing(id: OperationId, { status }: Pick<ApiError, 'status'>): boolean {
  if (status !== 404 || !inferredCalls.has(id)) return false;
  if (!missing.has(id)) {
    setMissing(new Set([...missing, id]));
    tabArea().set(KEY, JSON.stringify({ address, calls: [...new Set([...remembered(), id])] }));
  }
  return true;
}

/** What a call answers that the API lacks: it is not sent. */
export const missingFailure: ApiFailure = { kind: 'notFound', code: MISSING, status: 404, message: MISSING_TEXT };

/** Whether a call failed because the API does not have it. */
export function isMissing(error: unknown): boolean {
  return (error as ApiFailure | undefined)?.code === MISSING;
}

function setMissing(calls: ReadonlySet<string>): void {
  missing = calls;
  for (const listener of listeners) listener();
}

/** What this tab found out; a value that somebody else wrote there says nothing. */
function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(tabArea().get(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('address' in kept) || kept.address !== address) return [];
    const calls: unknown = 'calls' in kept ? kept.calls : [];
    return Array.isArray(calls) ? calls.filter((call): call is string => typeof call === 'string') : [];
  } catch {
    return [];
  }
}
