import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOptions, type DeployOptions } from './options.ts';

/** A folder for one test. */
export function temporary(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
}

/** Options as a command line gives them, with logs in the folder itself. */
export function optionsFor(out: string, ...args: string[]): DeployOptions {
  const options = readOptions(['--host', 'localhost', '--out', out, ...args]);
  return { ...options, logs: { access: path.join(out, 'access.log'), error: path.join(out, 'error.log') } };
}

/** Long enough that a copy of it is worth its file. */
const LONG = 'x'.repeat(2000);

/** A build of two pages and one chunk that bears the letter in its name, as Vite leaves one; gives its folder. */
export function builtApp(folder: string, letter: string): string {
  const app = path.join(folder, `app-${letter}`);
  const head = `<meta name="build" content="${letter.repeat(8)} 2026-11-29" /><script type="module" src="/assets/app-${letter}.js"></script>`;
  const inline = `<script>first(${letter.charCodeAt(0)})</script>`;
  write(app, 'index.html', `<!doctype html><head>${head}${inline}</head><!--${LONG}-->`);
  write(
    app,
    'login/index.html',
    `<!doctype html><head>${head}${inline}<style>p{color:#${letter.repeat(3)}}</style></head>`,
  );
  write(app, 'config.json', '{"apiBaseUrl":"","productName":"Sổ Thẻ"}');
  write(app, 'assets/app-' + letter + '.js', `export const text = '${letter}${LONG}';`);
  write(app, 'assets/shared-1.css', 'p{}');
  write(`${app}-maps`, `app-${letter}.js.map`, '{}');
  return app;
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
