import path from 'node:path';
import { defineConfig } from 'vite';

/** Builds the control page that the server shows at `/_mock/`. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, 'src/console'),
  base: '/_mock/',
  publicDir: false,
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    outDir: path.resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    rolldownOptions: {
      onLog(level, log, next) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
});
