import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = JSON.stringify(join(import.meta.dirname, 'whileIdle.ts'));

/** A process with an open port, which ends well once a hundred steps were taken. */
const server = `
  import net from 'node:net';
  import { whileIdle } from ${module};
  let steps = 0;
  const open = net.createServer().listen(0, '127.0.0.1', () => {
    whileIdle(() => {
      steps += 1;
      if (steps < 100) return false;
      open.close();
      return true;
    });
  });
  setTimeout(() => process.exit(1), 20_000).unref();
`;

test('a server that nobody calls takes every step, and none after the last', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', server]);
  expect([status, stderr.toString()]).toEqual([0, '']);
});
