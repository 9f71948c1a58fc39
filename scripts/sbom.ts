/** Writes the bill of materials of the repository: CycloneDX as npm writes it, with what ships marked. */
import fs from 'node:fs';
import path from 'node:path';
import { buildNumber } from './deploy/buildNumber.ts';
import { marked, type Bill } from './supply/bill.ts';
import { askNpm, shipped } from './supply/shipped.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'dist/sbom.cdx.json');
const site = shipped(root, ['@so-the/web']);
const server = shipped(root, ['@so-the/mock-server']);
const bill = marked(askNpm(root, 'sbom', '--sbom-format=cyclonedx') as Bill, { site, server }, buildNumber(root));
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
const shipping = bill.components.filter(({ scope }) => scope === 'required').length;
console.log(`${bill.components.length} packages, ${shipping} of which ship: ${path.relative(root, file)}`);
