import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { marked, type Bill } from './bill.ts';
import { licenceFaults, rangeFaults } from './faults.ts';
import { askNpm, shipped } from './shipped.ts';

const repository = path.resolve(import.meta.dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'supply-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(file: string, content: object): void {
  const target = path.join(folder, file, 'package.json');
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, JSON.stringify(content));
}

const installed = (name: string, more: object) => write(`node_modules/${name}`, { name, version: '1.0.0', ...more });

test('a package under the GPL is found where it ships, also below others; as a tool it may be there', () => {
  const product = {
    name: 'product',
    version: '0.1.0',
    dependencies: { good: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  };
  write('.', product);
  installed('good', { license: 'MIT', dependencies: { old: '1.0.0' } });
  installed('old', { licenses: [{ type: 'MIT' }] });
  installed('tool', { license: 'GPL-3.0-only' });
  expect(licenceFaults(shipped(folder))).toEqual([]);

  installed('old', { licenses: [{ type: 'MIT' }], dependencies: { copyleft: '1.0.0', bare: '1.0.0' } });
  installed('copyleft', { license: 'GPL-3.0-only' });
  installed('bare', {});
  expect(licenceFaults(shipped(folder))).toEqual([
    'bare 1.0.0 ships under no licence: take another package, or ask the owner.',
    'copyleft 1.0.0 ships under GPL-3.0-only: take another package, or ask the owner.',
  ]);
});

test('every version is one: neither a range nor a tag', () => {
  const named = { a: '1.2.3', b: '^1.2.3', own: '*', c: '*', d: 'latest', e: '2.0.0-beta.1' };
  write('app', { name: 'app', dependencies: named, peerDependencies: { react: '>=19' } });
  expect(rangeFaults(path.join(folder, 'app/package.json'), new Set(['own']))).toEqual([
    'app/package.json names b ^1.2.3: name one version.',
    'app/package.json names c *: name one version.',
    'app/package.json names d latest: name one version.',
  ]);
});

test('the bill of materials has all that is installed, and marks what reaches users', () => {
  const site = shipped(repository, ['@so-the/web']);
  const server = shipped(repository, ['@so-the/mock-server']);
  const bill = askNpm(repository, 'sbom', '--sbom-format=cyclonedx') as Bill;
  const { metadata, components } = marked(bill, { site, server }, { commit: '8b102249', date: '2026-11-29' });
  expect(components).toHaveLength(bill.components.length);
  const told = (ref: string) => {
    const found = components.find((component) => component['bom-ref'].replace(/@[^@]*$/, '') === ref);
    const ships = found?.properties?.find(({ name }) => name === 'so-the:ships')?.value;
    return `${found?.scope} ${ships ?? ''}`.trim();
  };
  expect(['react', 'react-dom', 'hucre', 'axios', 'primereact'].map(told)).toEqual(
    Array.from({ length: 5 }, () => 'required site, mock server'),
  );
  expect(['express', 'storybook', '@so-the/ui'].map(told)).toEqual(['required mock server', 'excluded', 'required']);
  for (const { name, version } of [...site, ...server])
    expect(components.map((component) => component['bom-ref'])).toContain(`${name}@${version}`);
  expect(metadata.component).toMatchObject({ name: 'so-the', type: 'application' });
});
