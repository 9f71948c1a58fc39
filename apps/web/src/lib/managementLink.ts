/**
 * The origin of the company management site, if it is one that a token may be sent to: exactly an https origin, without
 * path, query or user. Anything else is refused as null.
 */
export function managementOrigin(configured: string): string | null {
  const text = configured.trim().replace(/\/$/, '');
  try {
    const { protocol, origin } = new URL(text);
    return protocol === 'https:' && origin === text ? origin : null;
  } catch {
    return null;
  }
}

/** The address that logs the user in over there. Build it at the click and keep it nowhere: it carries the token. */
export function managementAddress(origin: string, { token, userId }: { token: string; userId: number }): string {
  const address = new URL(origin);
  address.searchParams.set('token', token);
  address.searchParams.set('userId', String(userId));
  return address.href;
}
