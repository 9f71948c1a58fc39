import { ApiError, FAILURE_MESSAGES, isAnswer, type ApiErrorKind, type FieldError } from './apiError.ts';
import { isRecord } from './isRecord.ts';
import { wrongAnswer } from './wrongAnswer.ts';

/** Login success code (specification §9); every successful call answers with it. */
export const RESULT_OK = 1;

/** The longest Message that is shown; what a broken server adds beyond is cut. */
const MESSAGE_LIMIT = 500;

/** What every answer of the API is. */
export interface Envelope {
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
 * @param moved whether the call was led to another address than it was sent to. Default: it was not
 * @returns the envelope when it says success
 * @throws ApiError for every other answer, whatever its body holds
 */
export function readAnswer(status: number, text: unknown, moved = false): Envelope {
  const envelope = parseEnvelope(text);
  if (status === 200 && envelope?.Result === RESULT_OK) return envelope;
  const kind = kindOf(status, envelope);
  const message = textOf(kind, envelope) || (envelope ? undefined : wrongAnswer(status, text, moved));
  throw new ApiError({
    kind,
    status,
    message: message ?? FAILURE_MESSAGES[kind],
    ...(isAnswer({ kind }) && detailsOf(envelope)),
  });
}

function kindOf(status: number, envelope: Envelope | undefined): ApiErrorKind {
  if (status === 200) return envelope ? 'refused' : 'malformed';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status >= 400 && status < 500) return 'contract';
  return status >= 500 ? 'server' : 'malformed';
}

/** The server's own Message, where it is meant for whoever called. */
function textOf(kind: ApiErrorKind, envelope: Envelope | undefined): string {
  if (!isAnswer({ kind }) || typeof envelope?.Message !== 'string') return '';
  return envelope.Message.trim().slice(0, MESSAGE_LIMIT);
}

function detailsOf(envelope: Envelope | undefined): Pick<ApiError, 'code' | 'errors' | 'current'> {
  return {
    code: typeof envelope?.Code === 'string' ? envelope.Code : undefined,
    errors: Array.isArray(envelope?.Errors) ? envelope.Errors.filter(isFieldError) : undefined,
    current: isRecord(envelope?.Current) ? envelope.Current : undefined,
  };
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
