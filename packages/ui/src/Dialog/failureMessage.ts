/**
 * What a caught failure says to the user; the fallback is fixed by specification §8. Failures of calls are plain objects
 * with a `message`, not errors.
 */
export function failureMessage(failure: unknown): string {
  const message = typeof failure === 'object' && failure !== null && 'message' in failure ? failure.message : null;
  return typeof message === 'string' && message !== '' ? message : 'Có lỗi xảy ra! Vui lòng liên hệ Admin';
}
