import type { ApiErrorKind } from '@so-the/api-client';

const ANSWERS: ReadonlySet<ApiErrorKind> = new Set([
  'refused',
  'contract',
  'unauthorized',
  'forbidden',
  'notFound',
] as const);

/** True when the server answered with a Message of its own; false when something broke on the way. */
export function isAnswer({ kind }: { kind: ApiErrorKind }): boolean {
  return ANSWERS.has(kind);
}
