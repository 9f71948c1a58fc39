import { ApiError, FAILURE_MESSAGES, GENERAL_ERROR_MESSAGE } from './apiError.ts';

const KIND_OF_CODE: Record<string, 'cancelled' | 'timeout'> = {
  ERR_CANCELED: 'cancelled',
  ETIMEDOUT: 'timeout',
};

/** What was thrown on the way to the server and back, as the one kind of error that leaves the client. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const kind = KIND_OF_CODE[code] ?? 'network';
  const offline = 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine;
  return new ApiError(
    { kind, message: kind === 'network' && !offline ? GENERAL_ERROR_MESSAGE : FAILURE_MESSAGES[kind] },
    thrown,
  );
}
