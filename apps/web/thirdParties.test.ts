import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noticesOf } from './thirdParties.ts';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'notices-'));
  write('node_modules/@scope/one/package.json', '{"name":"@scope/one","version":"1.2.3"}');
  write('node_modules/@scope/one/LICENSE.md', 'Copyright One');
  write('node_modules/two/package.json', '{"name":"two","version":"2.0.0"}');
  write('fonts/LICENSE', 'Copyright Font');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

test('each package that is bundled stands there once with its notice, as do files taken from elsewhere', () => {
  const one = path.join(root, 'node_modules/@scope/one');
  const sources = [path.join(one, 'a.js'), path.join(one, 'deep/b.js'), path.join(root, 'src/own.ts')];
  const text = noticesOf(sources, new Map([['Font', path.join(root, 'fonts')]]));
  expect(text).toBe('@scope/one 1.2.3\n================\n\nCopyright One\n\n\nFont\n====\n\nCopyright Font\n');
});

test('a package without the text of its licence stops the build', () => {
  expect(() => noticesOf([path.join(root, 'node_modules/two/index.js')], new Map())).toThrow(
    /two ships without the text/,
  );
});

function write(file: string, text: string): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}
