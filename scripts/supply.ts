/** Fails for a package that ships under a licence it may not ship under, and for a version that is not exact. */
import fs from 'node:fs';
import path from 'node:path';
import { licenceFaults, rangeFaults } from './supply/faults.ts';
import { shipped } from './supply/shipped.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = ['package.json', ...fs.globSync('{packages,apps}/*/package.json', { cwd: root })];
const names = files.map(
  (file) => (JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as { name: string }).name,
);
const packages = shipped(root);
const faults = [
  ...licenceFaults(packages),
  ...files.flatMap((file) => rangeFaults(path.join(root, file), new Set(names))),
];
for (const fault of faults) console.error(fault);
console.log(`${packages.length} packages ship; ${faults.length} faults in licences and versions.`);
if (faults.length > 0) process.exitCode = 1;
