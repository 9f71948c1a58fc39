import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { resolveChromium } from './scripts/chromium.ts';

const root = import.meta.dirname;
const browser = await resolveChromium();

/** Every story in one width: it renders, its play function passes, axe finds nothing, the picture equals the baseline. */
function stories(name: string, viewport: 'phone' | 'cashier'): TestProjectConfiguration {
  const pictureOf = (folder: string) => (shot: { arg: string; ext: string }) =>
    path.join(root, folder, viewport, shot.arg + shot.ext);
  return {
    extends: true,
    plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
    test: {
      name,
      env: { VITE_STORY_VIEWPORT: viewport },
      // Two browsers share the machine with the bundler: a walk that meets a pause gets a second try, a picture stays exact.
      retry: 2,
      setupFiles: ['./.storybook/motion.setup.ts', './.storybook/visual.setup.ts'],
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
          contextOptions: {
            deviceScaleFactor: 1,
            locale: 'vi-VN',
            timezoneId: 'Asia/Ho_Chi_Minh',
            reducedMotion: 'reduce',
          },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: browser.exact
              ? { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 }
              : { threshold: 0.2, allowedMismatchedPixelRatio: 0.03 },
            resolveScreenshotPath: pictureOf('visual-baselines'),
            resolveDiffPath: pictureOf('.visual-diff'),
          },
        },
      },
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Stories of random commands and servers that are killed take their time while another suite shares the machine.
          testTimeout: 400_000,
          hookTimeout: 120_000,
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      stories('stories', 'cashier'),
      stories('stories-phone', 'phone'),
    ],
  },
});
