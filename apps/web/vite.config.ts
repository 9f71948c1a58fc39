import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const mock = 'http://localhost:4000';
const proxied = ['/api', '/User', '/Shop', '/_db', '/_mock'];

export default defineConfig({
  plugins: [react()],
  server: { proxy: Object.fromEntries(proxied.map((prefix) => [prefix, mock])) },
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      onLog(level, log, next) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
});
