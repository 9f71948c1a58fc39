import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

// No machine of this project has Docker: these files are read by their linters, and tried where it is.
const deploy = path.resolve(import.meta.dirname, '../../deploy');
const read = (name: string) => fs.readFileSync(path.join(deploy, name), 'utf8');

test('the Dockerfile is sound, and its image runs without root and tells whether it is well', () => {
  const file = read('Dockerfile');
  expect(validate(file)).toEqual([]);
  expect(file).toMatch(/^FROM \S+:\d/m);
  expect(file).toMatch(/^USER [1-9]\d*$/m);
  expect(file).toMatch(/^HEALTHCHECK .*\/health"\]$/m);
  expect(read('Dockerfile.dockerignore').split('\n')).toContain('maps');
});

test('the compose file is sound; the site has no file it may write, and nobody gains rights', () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const faultsOf = (file: string) => linter.lintFiles([file], false).flatMap(({ messages }) => messages);
  expect(faultsOf(path.join(deploy, 'compose.yaml'))).toEqual([]);
  const file = read('compose.yaml');
  expect(file.match(/^ {4}read_only: true$/gm)).toHaveLength(1);
  expect(file.match(/^ {6}- ALL$/gm)).toHaveLength(2);
  expect(file.match(/no-new-privileges:true/g)).toHaveLength(2);

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compose-'));
  const spoilt = path.join(folder, 'compose.yaml');
  fs.writeFileSync(spoilt, file.replace('    read_only:', '    readonly:'));
  expect(faultsOf(spoilt).map(({ rule }) => rule)).toContain('invalid-schema');
  fs.rmSync(folder, { recursive: true });
});
