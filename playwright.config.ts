import { defineConfig } from '@playwright/test';
import { resolveChromium } from './scripts/chromium.ts';

const browser = await resolveChromium();
/** `E2E_PORT` lets two checkouts of one machine run side by side. */
const port = Number(process.env.E2E_PORT ?? 4173);

/** End-to-end tests: the built app and the mock server as `npm start` serves them, one fresh world a run. */
export default defineConfig({
  testDir: 'e2e',
  globalTeardown: './e2e/sumUp.ts',
  outputDir: 'test-results/e2e',
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1366, height: 768 },
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  webServer: {
    command: `node packages/mock-server/src/cli.ts --port ${port}`,
    url: `http://localhost:${port}/_mock/clock`,
    reuseExistingServer: false,
  },
});
