/** Whether the mock server serves this page. Any other server has nothing at the address, or a page. */
export async function isOnMock(): Promise<boolean> {
  try {
    const answer = await fetch('/_mock/capsule/opened', { headers: { Accept: 'application/json' } });
    const told: unknown = answer.ok ? await answer.json() : undefined;
    return typeof told === 'object' && told !== null && 'print' in told;
  } catch {
    // Whatever cannot be read is no mock server: the key then does nothing.
    return false;
  }
}
