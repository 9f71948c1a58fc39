import react from '@vitejs/plugin-react';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';
import { inlineStyles } from './inlineStyles.ts';
import type * as prerender from './src/app/prerender.tsx';

/** The fonts of letters; those of figures have nothing to draw on the login. */
const LOGIN_FONT = /^(?!.*-figures-).*\.woff2$/;
/** What every address shows until its scripts have come. */
const OPENING = /<div id="root">.*?<\/p>\s*<\/div>/s;

/**
 * Writes `login/index.html`: the app's page with the login already drawn, its styles inside and its fonts announced, so
 * that a slow line shows the form before the scripts have come. A server that does not know the file serves
 * `index.html` as for every other address.
 */
export function prerenderLogin(): Plugin {
  return afterBuild('prerender-login', async ({ root, out }) => {
    const { renderLogin } = await buildForNode(root);
    const config: unknown = JSON.parse(await readFile(path.join(out, 'config.json'), 'utf8'));
    const login = `<div id="root" data-prerendered="${drawnFor(config)}">${await renderLogin(config)}</div>`;
    const page = await readFile(path.join(out, 'index.html'), 'utf8');
    const drawn = await withFonts(await inlineStyles(page, out), out);
    await mkdir(path.join(out, 'login'), { recursive: true });
    await writeFile(
      path.join(out, 'login/index.html'),
      drawn.replace(OPENING, () => login),
    );
  });
}

/** Builds the drawing code on its own, because the app's build has no entry that runs outside a browser. */
async function buildForNode(root: string): Promise<typeof prerender> {
  const outDir = path.join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, ssr: path.join(root, 'src/app/prerender.tsx'), minify: false },
  });
  return (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as typeof prerender;
}

/** Address and configuration the markup was drawn for, as the value of an attribute. */
function drawnFor(config: unknown): string {
  return JSON.stringify({ path: '/login', config }).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Announces the fonts of letters in front of the styles that name them. */
async function withFonts(page: string, out: string): Promise<string> {
  const fonts = (await readdir(path.join(out, 'assets'))).filter((name) => LOGIN_FONT.test(name));
  const preloads = fonts.map(
    (name) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin>`,
  );
  return page.replace('<style>', () => `${preloads.join('\n    ')}\n    <style>`);
}
