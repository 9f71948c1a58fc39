import type { ProxyOptions } from 'vite';

const CALLS = ['/api', '/User', '/Shop'];
const CONTROL = ['/_db', '/_mock'];

/**
 * What the development server passes on to the mock server. The control says whom it comes from and what they asked for,
 * so that it stays closed to the network when the development server is opened to it (`vite --host`).
 *
 * @param mock address of the mock server
 */
export function devProxy(mock: string): Record<string, ProxyOptions> {
  const open = CALLS.map((prefix) => [prefix, { target: mock, changeOrigin: true }]);
  const guarded = CONTROL.map((prefix) => [prefix, { target: mock, xfwd: true }]);
  return Object.fromEntries([...open, ...guarded]) as Record<string, ProxyOptions>;
}
