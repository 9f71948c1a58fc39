import { defineConfig } from '@playwright/test';
import { resolveChromium } from './scripts/chromium.ts';

const browser = await resolveChromium();

/** End-to-end tests: the built app and the mock server as `npm start` serves them, a world of it for each worker. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/server.ts',
  globalTeardown: './e2e/sumUp.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  // `npm test` plays the first alone.
  projects: [
    { name: 'ring-one', grepInvert: /@ring-two/ },
    { name: 'ring-two', grep: /@ring-two/ },
  ],
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1366, height: 768 },
    // Nothing is pressed before it stands still: with motion most presses would wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    // A film of every test costs most of its time: what failed is played once more with its trace, and the end of `npm test` names it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      // A counter's Windows shows scrollbars 15 px wide.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
});
