/**
 * Writes into the built pages which commit they are of. It runs after every build, outside Turborepo: a build that is
 * taken over from an earlier commit, because nothing it reads has changed, gets the number of this one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildNumber, stamped } from './deploy/buildNumber.ts';

const root = path.resolve(import.meta.dirname, '..');
const app = path.join(root, 'apps/web/dist');
const number = buildNumber(root);
for (const page of fs.globSync('**/index.html', { cwd: app })) {
  const file = path.join(app, page);
  const text = fs.readFileSync(file, 'utf8');
  const told = stamped(text, number);
  if (told !== text) fs.writeFileSync(file, told);
}
