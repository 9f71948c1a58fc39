import type { StorybookConfig } from '@storybook/react-vite';
import { bookFacts } from './bookFacts.ts';
import { PLAYED_NOW } from '../scripts/clock/playedDay.ts';
import { pictureHistory } from './pictureHistory.ts';

/** Bundled before the first story, so that meeting one of them late reloads no page in the middle of a test. */
const prebundled = [
  'axe-core',
  'fflate',
  'read-excel-file/universal',
  ...['api', 'badge', 'breadcrumb', 'progressbar', 'tabview'].map((part) => `@so-the/ui > primereact/${part}`),
];

/** React's own build for measuring keeps its `Profiler` in production, which stories count renders by. */
const countsRenders = {
  name: 'counts-renders',
  apply: 'build' as const,
  config: () => ({ resolve: { alias: [{ find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }] } }),
};

/** Stories of the UI package and of the app's screens in one Storybook; the mock engine runs inside the page. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
    '../packages/mock-server/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../apps/web/public', { from: '../visual-baselines', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Naming any option replaces Storybook's own, without which a boolean has no switch and a choice no list.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every part takes is said once, below each table.
      propFilter: ({ parent }) => !parent || !/node_modules|partProps/.test(parent.fileName),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // In the page there is no environment to read it from.
    define: { ...vite.define, 'process.env.SO_THE_TODAY': JSON.stringify(PLAYED_NOW) },
    plugins: [...(vite.plugins ?? []), pictureHistory(), bookFacts(), countsRenders],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), '@storybook/react-vite', ...prebundled],
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@storybook/addon-a11y'],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        // The source of a story names its part as the code does.
        output: { keepNames: true },
        onLog(level, log, next) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
        },
      },
    },
  }),
};

export default config;
