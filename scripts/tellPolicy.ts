/** Prints what the pages of the built app may call, as the `config.json` beside them says: `npm run build` ends with it. */
import fs from 'node:fs';
import path from 'node:path';
import { connectSources } from '../packages/mock-server/src/node/connectSources.ts';
import { pagePolicy } from '../packages/mock-server/src/node/securityHeaders.ts';

const file = path.resolve(import.meta.dirname, '../apps/web/dist/config.json');
const connect = connectSources(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
const policy = pagePolicy({ script: [], style: [], connect });
console.log(
  `Content-Security-Policy of the pages: ${policy.split('; ').find((part) => part.startsWith('connect-src'))}`,
);
