import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devProxy } from './devProxy.ts';
import { firstPaint } from './firstPaint.ts';
import { precompress } from './precompress.ts';
import { prerenderLogin } from './prerenderLogin.ts';
import { sourceMaps } from './sourceMaps.ts';

export default defineConfig({
  plugins: [react(), firstPaint(), prerenderLogin(), precompress(), sourceMaps()],
  server: { proxy: devProxy('http://localhost:4000') },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files: what every page needs, the cache, forms, what lists share, and one file a screen.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 4 },
            {
              name: 'store',
              test: /@reduxjs|react-redux|immer|reselect|src[\\/]api[\\/]/,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'forms',
              test: /react-hook-form|PhoneField|useFormField|fieldErrors/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'parts', test: /packages[\\/]ui[\\/]|src[\\/]kit[\\/]|tanstack/, minShareCount: 2, priority: 1 },
          ],
        },
      },
      onLog(level, log, next) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
});
