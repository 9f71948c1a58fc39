import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporary } from './testing.ts';

test('a stack of the site names sources and lines where a map knows them, and stays as it is elsewhere', () => {
  const folder = temporary();
  const map = { version: 3, sources: ['../../src/app/a.ts'], names: [], mappings: 'AAEA' };
  fs.writeFileSync(path.join(folder, 'app-1a2b3c4d.js.map'), JSON.stringify(map));
  const stack = `TypeError: x is undefined
    at a (https://so-the.example/assets/app-1a2b3c4d.js:1:1)
    at https://so-the.example/assets/gone-1a2b3c4d.js:1:99
    at https://other.example/a.js:1:1`;
  fs.writeFileSync(path.join(folder, 'stack'), stack);
  const script = path.resolve(import.meta.dirname, '../stack.ts');
  const { stdout } = spawnSync(process.execPath, [script, path.join(folder, 'stack'), folder], { encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  const read = stack.replace('https://so-the.example/assets/app-1a2b3c4d.js:1:1', 'apps/web/src/app/a.ts:3:1');
  expect(stdout).toBe(read);
});
