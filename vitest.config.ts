import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserInstanceOption } from 'vitest/node';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { asShipped } from './.storybook/asShipped.ts';
import { pictureCommand } from './.storybook/pictureCommand.ts';
import { tellCommand } from './.storybook/tellCommand.ts';
import { resolveChromium } from './scripts/chromium.ts';
import { notAt } from './scripts/pictures/widths.ts';
import { SlowFirst } from './scripts/slowFirst.ts';

const root = import.meta.dirname;
/** Parts, and states with reports, have browsers of their own at the counter's width: three are at work until the end. */
const PARTS = ['packages/ui/**'];
const NOT_PARTS = ['{apps,docs}/**', 'packages/!(ui)/**'];
const STATES = ['apps/web/src/test/**', 'apps/web/src/features/*reports/**'];
const NOT_STATES = ['{packages,docs}/**', 'apps/web/src/!(test|features)/**', 'apps/web/src/features/!(*reports)/**'];
const browser = await resolveChromium();

/** The build of the lockfile draws the same pixels everywhere, another browser does so only roughly. */
const tolerance = browser.exact ? { channel: 0, share: 0 } : { channel: 50, share: 0.03 };

/** Walks too long for `npm test` carry this tag: `npm run test:all` plays them. */
const LONG_WALK = 'vòng hai';
const atCounter = { VITE_STORY_VIEWPORT: 'cashier' };

type Tags = NonNullable<Parameters<typeof storybookTest>[0]>['tags'];

/** The stories of some tags in browsers of some widths: each renders, its play function passes, axe finds nothing, the pictures equal the committed ones. */
const stories = (name: string, tags: Tags, instances: BrowserInstanceOption[]): TestProjectConfiguration => ({
  extends: true,
  plugins: [asShipped(), storybookTest({ configDir: path.join(root, '.storybook'), tags })],
  test: {
    name,
    // Two browsers share the machine with the bundler: a walk that meets a pause gets a second try, which the end of `npm test` names.
    retry: 1,
    // The waits in a story give up long before: a test that ran out of time would go on beside the next one.
    testTimeout: 120_000,
    // One page shows all stories of a width: loading every module anew for each file takes longer than the stories do.
    isolate: false,
    globalSetup: ['./scripts/pictures/review.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // After an install the first run bundles what the stories stand on before a browser answers.
      connectTimeout: 240_000,
      commands: { comparePicture: pictureCommand(tolerance), tellFigure: tellCommand },
      provider: playwright({
        launchOptions: {
          executablePath: browser.executablePath,
          args: browser.args,
          // Where scrollbars are not to be seen the stories say so themselves.
          ignoreDefaultArgs: ['--hide-scrollbars'],
          env: { ...(process.env as Record<string, string>), ...browser.env },
        },
        contextOptions: {
          deviceScaleFactor: 1,
          locale: 'vi-VN',
          timezoneId: 'Asia/Ho_Chi_Minh',
          reducedMotion: 'reduce',
        },
      }),
      instances,
    },
  },
});

/** Every story in both widths. */
const allStories = stories('storybook', { exclude: [LONG_WALK] }, [
  {
    browser: 'chromium',
    name: 'stories',
    exclude: [...configDefaults.exclude, ...notAt.counter, ...PARTS, ...STATES],
    env: atCounter,
  },
  {
    browser: 'chromium',
    name: 'stories-states',
    exclude: [...configDefaults.exclude, ...notAt.counter, ...NOT_STATES],
    env: atCounter,
  },
  {
    browser: 'chromium',
    name: 'stories-parts',
    exclude: [...configDefaults.exclude, ...notAt.counter, ...NOT_PARTS],
    env: atCounter,
  },
  {
    browser: 'chromium',
    name: 'stories-phone',
    exclude: [...configDefaults.exclude, '**/*.mdx', ...notAt.phone],
    env: { VITE_STORY_VIEWPORT: 'phone' },
  },
]);

const longWalks = stories('walks', { include: [LONG_WALK] }, [
  { browser: 'chromium', name: 'long-walks', env: atCounter },
]);

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // All files of a worker share what they import and the worlds that are seeded once: loading both anew took most of the time.
          isolate: false,
          // Stories of random commands and servers that are killed take their time while another suite shares the machine.
          testTimeout: 400_000,
          hookTimeout: 120_000,
          setupFiles: ['./scripts/unit.setup.ts'],
          include: ['packages/*/src/**/*.test.ts', 'apps/*/{*,src/**/*}.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      allStories,
      longWalks,
    ],
  },
});
