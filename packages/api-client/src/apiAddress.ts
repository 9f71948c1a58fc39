/**
 * Why a text is no address that calls may go to.
 * - `notAddress`: neither an https address nor a path of the page's own origin
 * - `insecure`: http of a foreign host, on whose way anybody reads the token
 * - `credentials`: a name or password in the address
 * - `query`: something after the path
 */
export type AddressFault = 'notAddress' | 'insecure' | 'credentials' | 'query';

/** An address as it is used, or why it is none. */
export type ReadAddress = { address: string; fault?: undefined } | { address?: undefined; fault: AddressFault };

/** Hosts of the machine itself: no line of anybody else lies between. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads where calls go: an https origin with or without a path in front of the contract's (real-api §1), a path of the page's own
 * origin, or nothing, which is that origin itself. http is for the page's own host and for this machine.
 *
 * @param text as somebody wrote it into `config.json`
 * @param page address of the page; without it no http but this machine's is taken
 * @returns the address without a slash at its end
 */
export function readApiAddress(text: string, page?: string): ReadAddress {
  const written = text.trim();
  if (written === '') return { address: '' };
  const isPath = written.startsWith('/');
  const base = isPath ? 'https://page.invalid' : undefined;
  if (!URL.canParse(written, base)) return { fault: 'notAddress' };
  const url = new URL(written, base);
  if (isPath ? url.origin !== base : !/^https?:\/\//i.test(written)) return { fault: 'notAddress' };
  if (url.username !== '' || url.password !== '') return { fault: 'credentials' };
  if (/[?#]/.test(written)) return { fault: 'query' };
  if (url.protocol === 'http:' && !isNear(url, page)) return { fault: 'insecure' };
  return { address: ((isPath ? '' : url.origin) + url.pathname).replace(/\/+$/, '') };
}

/** The origin of an address when it is another than the page's; undefined for what the page's own origin answers. */
export function foreignOrigin(address: string, page?: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return pageUrl(page)?.origin === origin ? undefined : origin;
}

function isNear({ hostname }: URL, page: string | undefined): boolean {
  if (OWN_MACHINE.has(hostname)) return true;
  const own = pageUrl(page);
  return own?.protocol === 'http:' && own.hostname === hostname;
}

function pageUrl(page: string | undefined): URL | undefined {
  return page !== undefined && URL.canParse(page) ? new URL(page) : undefined;
}
