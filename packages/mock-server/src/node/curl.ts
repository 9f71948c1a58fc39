import type { Exchange, LoggedRequest } from './loggedRequest.ts';

/** The only double quotes of a command, so that the shell puts the token in; nothing of the call stands between them. */
const TOKEN_HEADER = '-H "Token: $TOKEN"';

/** A call as a command, of what may be shown of it. */
export function curlOf(
  { method, path }: LoggedRequest,
  { input, session }: Exchange,
  { query, body }: { query: unknown; body?: unknown },
  origin: string,
): string {
  const pairs = Object.entries(query as Record<string, string | string[]>).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each]),
  );
  const address = `${origin}${path}${pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''}`;
  const headers = session ? [`UserID: ${session.userId}`, `ShopID: ${session.shopId}`] : [];
  if (input.idempotencyKey !== undefined) headers.push(`Idempotency-Key: ${input.idempotencyKey}`);
  if (body !== undefined) headers.push('Content-Type: application/json');
  const parts = [`curl -X ${method} ${quoted(address)}`, ...(session ? [TOKEN_HEADER] : [])];
  parts.push(...headers.map((header) => `-H ${quoted(header)}`));
  if (body !== undefined) parts.push(`--data-raw ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`);
  return parts.join(' \\\n  ');
}

/** A word for a POSIX shell, which reads nothing inside single quotes; a quote itself stands between them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
