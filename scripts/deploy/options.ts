import path from 'node:path';
import { parseArgs } from 'node:util';
import { foreignOrigin, readApiAddress, type AddressFault } from '../../packages/api-client/src/apiAddress.ts';

/** What `npm run deploy` is asked for. */
export interface DeployOptions {
  /** Name under which people reach the site. */
  host: string;
  /** Another origin that the browser calls; empty where {@link upstream} answers. */
  api: string;
  /** What nginx passes `/api/`, `/User/` and `/Shop/` on to, where the API shares the host. */
  upstream: string | undefined;
  /** As `config.json` has it; undefined keeps what stands there. */
  idempotency: string | undefined;
  /** Where faults are reported; undefined keeps what stands there. */
  reports: string | undefined;
  /** Folder that is written, with its former releases. */
  out: string;
  /** Where that folder lies on the server. */
  root: string;
  /** Port without TLS, behind something that has it; undefined listens on 443 and 80. */
  plain: number | undefined;
  certificate: string;
  key: string;
  /** Files of nginx's own log. */
  logs: { access: string; error: string };
  /** Whether the folder goes into an image: the new release is shown at once, for each image has its own. */
  container: boolean;
  /** Whether nginx has the module `brotli_static`. */
  brotli: boolean;
  /** Only goes back to the release before. */
  rollback: boolean;
}

/** A command line that makes no sense, with a sentence that says why. */
export class UsageError extends Error {}

/** What the options are, for whoever asks. */
export const USAGE = `npm run deploy -- --host so-the.example (--api https://api.example | --proxy http://10.0.0.5:8080)

  --host NAME           name under which people reach the site
  --api URL             the API answers at another origin: browsers call it
  --proxy URL           the API shares the host: nginx passes /api/, /User/ and /Shop/ on to this address
  --idempotency WORD    key, none or auto: see docs/deploy.md. Default: as config.json has it
  --reports URL         where faults of the app are reported. Default: as config.json has it
  --out DIR             folder to write; keep it, for it holds the former releases. Default: dist/deploy
  --root DIR            where that folder lies on the server. Default: --out
  --plain PORT          listens without TLS, behind something that has it
  --certificate FILE    default: /etc/letsencrypt/live/NAME/fullchain.pem
  --key FILE            default: /etc/letsencrypt/live/NAME/privkey.pem
  --container           for deploy/Dockerfile: port 8080 without TLS, logs to standard output
  --brotli              nginx has the module for brotli_static
  --rollback            shows the release before, and does nothing else
  --help                shows this`;

const repository = path.resolve(import.meta.dirname, '../..');
const WORDS = new Set(['key', 'none', 'auto']);
const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
/** What may stand in a file of nginx without quotes. */
const PLAIN_PATH = /^\/[\w./-]*$/;

const FAULTS: Readonly<Record<AddressFault, string>> = {
  notAddress: 'is no https address',
  insecure: 'is http, on whose way anybody reads the token',
  credentials: 'has a name or password in it',
  query: 'has something after its path',
};

/**
 * Reads a command line.
 *
 * @throws UsageError with a sentence that says what to give
 */
export function readOptions(args: string[]): DeployOptions {
  const values = given(args);
  const { host = '', container, rollback, brotli, idempotency, reports } = values;
  const out = path.resolve(repository, values.out ?? 'dist/deploy');
  const root = values.root ?? (container ? '/srv/so-the' : out);
  const places = { out, root, ...certificateOf(values, host), logs: logsOf(host, container) };
  const options = { ...places, host, container, rollback, brotli, idempotency, reports };
  const plain = portIn(values.plain ?? (container ? '8080' : undefined));
  if (rollback) return { ...options, api: '', upstream: undefined, plain };
  if (!HOST.test(host)) throw new UsageError(`--host must be a name such as so-the.example, not "${host}".`);
  for (const place of [root, places.certificate, places.key])
    if (!PLAIN_PATH.test(place))
      throw new UsageError(`"${place}" must be an absolute path of letters, digits, . _ and -.`);
  if (idempotency !== undefined && !WORDS.has(idempotency))
    throw new UsageError(`--idempotency must be key, none or auto, not "${idempotency}".`);
  if (reports !== undefined) address('--reports', reports, host);
  return { ...options, ...apiOf(values, host), plain };
}

function certificateOf({ certificate, key }: { certificate?: string; key?: string }, host: string) {
  const folder = `/etc/letsencrypt/live/${host}`;
  return { certificate: certificate ?? `${folder}/fullchain.pem`, key: key ?? `${folder}/privkey.pem` };
}

function logsOf(host: string, container: boolean): DeployOptions['logs'] {
  if (container) return { access: '/dev/stdout', error: '/dev/stderr' };
  return { access: `/var/log/nginx/${host}.log`, error: `/var/log/nginx/${host}.error.log` };
}

function given(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    host: text,
    api: text,
    proxy: text,
    idempotency: text,
    reports: text,
    out: text,
    root: text,
    plain: text,
    certificate: text,
    key: text,
    container: flag,
    brotli: flag,
    rollback: flag,
  };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Where the API answers: one of two ways. */
function apiOf(
  { api, proxy }: { api?: string; proxy?: string },
  host: string,
): Pick<DeployOptions, 'api' | 'upstream'> {
  if ((api === undefined) === (proxy === undefined))
    throw new UsageError('Say where the API answers: either --api, or --proxy where it shares the host.');
  if (proxy !== undefined) return { api: '', upstream: upstreamIn(proxy) };
  const read = address('--api', api ?? '', host);
  if (foreignOrigin(read, `https://${host}`) === undefined)
    throw new UsageError(`--api is the site's own origin: say with --proxy where the API answers behind nginx.`);
  return { api: read, upstream: undefined };
}

function address(option: string, text: string, host: string): string {
  const bare = option === '--reports' ? text.replace(/\?[^#]*$/, '') : text;
  const read = readApiAddress(bare, `https://${host}`);
  if (read.fault !== undefined) throw new UsageError(`${option} "${text}" ${FAULTS[read.fault]}.`);
  return read.address;
}

function upstreamIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new UsageError(`--proxy must be an address without a path, such as http://10.0.0.5:8080, not "${text}".`);
  return url.origin;
}

function portIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new UsageError(`--plain must be a port from 1 to 65535, not "${text}".`);
  return port;
}
