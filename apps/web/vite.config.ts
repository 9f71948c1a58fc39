import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { devProxy } from './devProxy.ts';
import { firstPaint } from './firstPaint.ts';
import { frameModules } from './frameModules.ts';
import { knownVisitor } from './knownVisitor.ts';
import { precompress } from './precompress.ts';
import { prerenderLogin } from './prerenderLogin.ts';
import { sourceMaps } from './sourceMaps.ts';

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const frame = command === 'build' ? await frameModules(import.meta.dirname) : new Set<string>();
  return {
    plugins: [react(), firstPaint(), prerenderLogin(), knownVisitor(), precompress(), sourceMaps()],
    server: { proxy: devProxy('http://localhost:4000') },
    build: {
      target: 'es2022',
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Few files: what every page needs, what carries calls, shell and home, forms, what lists share, and one file a screen.
          codeSplitting: {
            groups: [
              { name: 'app', tags: ['$initial'], priority: 4 },
              // A login is sent without waiting for the frame.
              { name: 'carry', test: /api-client[\\/]src[\\/](carry|operations\.gen)/, priority: 3 },
              { name: 'frame', test: (id) => frame.has(id), priority: 2 },
              {
                name: 'forms',
                test: /react-hook-form|PhoneField|useFormField|fieldErrors/,
                minShareCount: 2,
                priority: 1,
              },
              { name: 'parts', test: /packages[\\/]ui[\\/]|src[\\/]kit[\\/]|tanstack/, minShareCount: 2, priority: 0 },
            ],
          },
        },
        onLog(level, log, next) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
        },
      },
    },
  };
});
