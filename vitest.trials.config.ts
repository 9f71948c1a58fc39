import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { asShipped } from './.storybook/asShipped.ts';
import { resolveChromium } from './scripts/chromium.ts';

const browser = await resolveChromium();

/** `npm run trials`: one small trial for each reason why a part of the UI package does not stand on PrimeReact. */
export default defineConfig({
  plugins: [asShipped()],
  optimizeDeps: { entries: ['packages/ui/bench/trials/*.trial.tsx'] },
  test: {
    name: 'trials',
    include: ['packages/ui/bench/trials/*.trial.tsx'],
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
