import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { prerenderLogin } from './prerenderLogin.ts';

const mock = 'http://localhost:4000';
const proxied = ['/api', '/User', '/Shop', '/_db', '/_mock'];

export default defineConfig({
  plugins: [react(), prerenderLogin(), precompress()],
  server: { proxy: Object.fromEntries(proxied.map((prefix) => [prefix, mock])) },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
      onLog(level, log, next) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
});
