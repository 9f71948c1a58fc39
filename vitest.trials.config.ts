import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { asShipped } from './.storybook/asShipped.ts';
import { resolveChromium } from './scripts/chromium.ts';

const browser = await resolveChromium();

/** `npm run trials`: one small trial for each reason why a library is not taken: PrimeReact by a part, a reader by the workbook. */
export default defineConfig({
  plugins: [asShipped()],
  optimizeDeps: { entries: ['packages/*/bench/trials/*.trial.{ts,tsx}'] },
  test: {
    name: 'trials',
    include: ['packages/*/bench/trials/*.trial.{ts,tsx}'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: browser.executablePath,
          args: browser.args,
          env: { ...(process.env as Record<string, string>), ...browser.env },
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
