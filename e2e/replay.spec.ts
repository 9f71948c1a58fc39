import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { RING_TWO } from './test.ts';
import { replay, type Replay } from '../packages/mock-server/src/testing/replay.ts';

test('one script of calls leaves the same world, to the bit, in Chromium as on Node', RING_TWO, async ({ page }) => {
  const onNode = await replay();
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled('packages/mock-server/src/testing/replay.ts') });
  const inBrowser = await page.evaluate(() => (globalThis as unknown as Bundle).Replay.replay());
  expect(inBrowser).toEqual(onNode);
  expect(inBrowser.done).toBeGreaterThan(100);
  process.stdout.write(
    `Replay: ${inBrowser.calls} calls, ${inBrowser.done} carried out, world ${inBrowser.worldHash} in both\n`,
  );
});

/** What the bundle leaves in the page. */
interface Bundle {
  Replay: { replay(): Promise<Replay> };
}

/** The engine and its script as one script for a page. */
async function bundled(file: string): Promise<string> {
  const entry = path.resolve(import.meta.dirname, '..', file);
  const lib = { entry, formats: ['iife' as const], name: 'Replay' };
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { lib, write: false, minify: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const [bundle] = [made].flat() as Rolldown.RolldownOutput[];
  const code = bundle?.output.find((file) => file.type === 'chunk')?.code;
  if (!code) throw new Error('The bundle is empty.');
  return code;
}
