import { ApiError, FAILURE_MESSAGES, type ApiErrorKind, type FieldError } from './apiError.ts';

/** Login success code (specification §9); every successful call answers with it. */
export const RESULT_OK = 1;

/** The longest Message that is shown; what a broken server adds beyond is cut. */
const MESSAGE_LIMIT = 500;

interface Envelope {
  Result: number;
  Message?: unknown;
  Data?: unknown;
  Code?: unknown;
  Errors?: unknown;
  Current?: unknown;
}

/**
 * Reads one HTTP answer.
 *
 * @param text the body as it came over the wire
 * @returns the envelope when it says success
 * @throws ApiError for every other answer, whatever its body holds
 */
export function readAnswer(status: number, text: unknown): Envelope {
  const envelope = parseEnvelope(text);
  if (status === 200) {
    if (!envelope) throw new ApiError({ kind: 'malformed', message: FAILURE_MESSAGES.malformed, status });
    if (envelope.Result === RESULT_OK) return envelope;
    throw failure('refused', status, envelope);
  }
  if (status === 401) throw failure('unauthorized', status, envelope);
  if (status === 403) throw failure('forbidden', status, envelope);
  if (status === 404) throw failure('notFound', status, envelope);
  if (status >= 400 && status < 500) throw failure('contract', status, envelope);
  throw new ApiError({ kind: status >= 500 ? 'server' : 'malformed', message: FAILURE_MESSAGES.server, status });
}

function failure(kind: ApiErrorKind, status: number, envelope: Envelope | undefined): ApiError {
  const message = typeof envelope?.Message === 'string' ? envelope.Message.trim() : '';
  return new ApiError({
    kind,
    status,
    message: message === '' ? FAILURE_MESSAGES[kind] : message.slice(0, MESSAGE_LIMIT),
    code: typeof envelope?.Code === 'string' ? envelope.Code : undefined,
    errors: Array.isArray(envelope?.Errors) ? envelope.Errors.filter(isFieldError) : undefined,
    current: isRecord(envelope?.Current) ? envelope.Current : undefined,
  });
}

function parseEnvelope(text: unknown): Envelope | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'Result' in value && typeof value.Result === 'number';
}

/** Whether a value is an object and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
