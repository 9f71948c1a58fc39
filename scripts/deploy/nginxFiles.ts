import fs from 'node:fs';
import path from 'node:path';
import { HEADERS, pagePolicy } from '../../packages/mock-server/src/node/securityHeaders.ts';
import type { DeployOptions } from './options.ts';
import type { InlineHashes } from './inlineHashes.ts';

const templates = path.resolve(import.meta.dirname, '../../deploy');
const POLICY = 'Content-Security-Policy' as const;

/** The files that nginx reads, by their names: the site, the headers of pages, and those of all other answers. */
export function nginxFiles(options: DeployOptions, hashes: InlineHashes, connect: readonly string[]) {
  const name = options.host.replaceAll(/\W/g, '_');
  return {
    'nginx.conf': siteFile(options, name),
    'headers.conf': headersFile(HEADERS),
    'page-headers.conf': headersFile({ ...HEADERS, [POLICY]: pagePolicy({ ...hashes, connect }) }),
  };
}

function siteFile(options: DeployOptions, name: string): string {
  const { host, root, plain, brotli, certificate, key } = options;
  const tls = [
    'listen 443 ssl http2;',
    '  listen [::]:443 ssl http2;',
    `  ssl_certificate ${certificate};`,
    `  ssl_certificate_key ${key};`,
    '  ssl_protocols TLSv1.2 TLSv1.3;',
  ];
  return filled('nginx.conf.template', {
    host,
    name,
    root,
    redirect: plain === undefined ? filled('redirect.conf.template', { host }) : '',
    listen: plain === undefined ? tls.join('\n') : `listen ${plain};`,
    brotli: brotli ? 'brotli_static on;' : '',
    log: options.logs.access,
    errorLog: options.logs.error,
    proxy: options.upstream === undefined ? '' : proxyPart(options, options.upstream),
  });
}

/** What the API's own server says of these is ours to say: two of a kind would be read as none. */
function proxyPart({ root, idempotency }: DeployOptions, upstream: string): string {
  const hidden = Object.keys(HEADERS).map((header) => `proxy_hide_header ${header};`);
  // A browser sends a call again by itself where the connection that it reused breaks.
  const connection = idempotency === 'key' ? '' : 'keepalive_timeout 0;';
  return filled('proxy.conf.template', { root, upstream, connection, hidden: hidden.join('\n    ') });
}

function headersFile(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([header, value]) => `add_header ${header} "${value}" always;\n`)
    .join('');
}

/**
 * A template with every place filled.
 *
 * @throws for a place that nothing fills
 */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = fs.readFileSync(path.join(templates, template), 'utf8');
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_place, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${template} has a place {{${key}}} that nothing fills.`);
    return value.trim();
  });
}
