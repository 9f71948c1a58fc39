import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
let home: string;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'first-start-'));
});

afterEach(() => fs.rmSync(home, { recursive: true }));

/** Runs a command as somebody whose account has never seen Turborepo and who set nothing about telemetry. */
function asNewcomer(...args: string[]) {
  const { TURBO_TELEMETRY_DISABLED: _off, DO_NOT_TRACK: _also, ...rest } = process.env;
  const env = { ...rest, HOME: home, XDG_CONFIG_HOME: home, APPDATA: home };
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return stdout + stderr;
}

test('a first start neither sends telemetry nor speaks of it', () => {
  const bare = asNewcomer('node_modules/turbo/bin/turbo', 'run', 'build', '--dry');
  expect(bare, 'Turborepo alone does speak of it').toContain('telemetry');
  fs.rmSync(path.join(home, 'turborepo'), { recursive: true, force: true });
  expect(asNewcomer('scripts/turbo.ts', 'run', 'build', '--dry')).not.toContain('telemetry');
  expect(asNewcomer('scripts/turbo.ts', 'telemetry', 'status')).toContain('Status: Disabled');
});

test('every script starts Turborepo that way', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.values(scripts).filter((script) => /(^|&& )turbo /.test(script))).toEqual([]);
  expect(scripts['start']).toContain('node scripts/turbo.ts run build');
});
