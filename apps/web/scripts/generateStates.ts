import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import type { publicRoutes, shellRoutes } from '../src/app/routes.tsx';
import type { writeStories } from '../src/test/states/writeStories.ts';

/** Writes the stories of the route table's states, or with `--check` only compares them. */
const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const app = path.resolve(import.meta.dirname, '..');
const states = path.join(app, 'src/test/states');
const cells = path.join(states, 'cells');

/** The routes are read, not drawn. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.endsWith('.css') ? '\0style' : null),
  load: (id: string) => (id === '\0style' ? '' : null),
};
const viteOptions = { root: app, configFile: false as const, plugins: [withoutStyles] };
const table = await runnerImport<{ publicRoutes: typeof publicRoutes; shellRoutes: typeof shellRoutes }>(
  path.join(app, 'src/app/routes.tsx'),
  viteOptions,
);
const writer = await runnerImport<{ writeStories: typeof writeStories }>(
  path.join(states, 'writeStories.ts'),
  viteOptions,
);

const wanted = new Map(writer.module.writeStories([...table.module.publicRoutes, ...table.module.shellRoutes]));
mkdirSync(cells, { recursive: true });
const there = readdirSync(cells);
const extra = there.filter((name) => !wanted.has(name));
const stale = [...wanted].filter(
  ([name, text]) => !there.includes(name) || readFileSync(path.join(cells, name), 'utf8') !== text,
);

if (!options.check) {
  for (const name of extra) rmSync(path.join(cells, name));
  for (const [name, text] of stale) writeFileSync(path.join(cells, name), text);
  console.log(`${wanted.size} screens; ${stale.length + extra.length} files rewritten or removed.`);
} else if (stale.length + extra.length > 0) {
  const names = [...extra, ...stale.map(([name]) => name)].join(', ');
  console.error(`Out of date with the route table: ${names}. Run \`npm run generate\` and commit the result.`);
  process.exitCode = 1;
}
