import type { Plugin } from 'vite';

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/**
 * Tests run the code that ships: React and the libraries without their aids for development, which take a third of a
 * story's time. React's own build for measuring in production keeps its `Profiler`, which counts renders in stories.
 */
export function asShipped(): Plugin {
  return {
    name: 'as-shipped',
    enforce: 'pre',
    config: () => ({
      define: PRODUCTION,
      oxc: { jsx: { development: false } },
      resolve: {
        conditions: ['module', 'browser', 'production'],
        alias: [{ find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }],
      },
      optimizeDeps: { rolldownOptions: { transform: { define: PRODUCTION } } },
    }),
  };
}
