import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { afterBuild, type BuiltApp } from './afterBuild.ts';
import { inlineStyles } from './inlineStyles.ts';
import { scriptText } from './scriptText.ts';
import { openForKnown } from './src/session/openForKnown.ts';

/** Names of the files that fill the frame, and of those that every other screen needs beside them. */
const HOME = ['frame', 'carry'];
const SCREEN = [...HOME, 'parts', 'forms'];

/**
 * Lets the page of somebody who is known be painted by its HTML alone: its styles stand inside, and a short script shows
 * the frame and asks for what fills it.
 */
export function knownVisitor(): Plugin {
  let script = '';
  // The login is drawn from the page as it was before.
  const writing = afterBuild('known-visitor', writeScript, true);
  async function writeScript({ out }: BuiltApp): Promise<void> {
    const file = path.join(out, 'index.html');
    const page = await inlineStyles(await readFile(file, 'utf8'), out);
    await writeFile(
      file,
      page.replace('</head>', () => `  <script>${script}</script>\n  </head>`),
    );
  }
  return {
    ...writing,
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      script = `(${scriptText(openForKnown)})(${JSON.stringify(filesOf(HOME, files))}, ${JSON.stringify(filesOf(SCREEN, files))})`;
    },
  };
}

function filesOf(names: readonly string[], files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] {
  return names.flatMap((name) => {
    const isOurs = ({ fileName }: { fileName: string }) =>
      path.basename(fileName).startsWith(`${name}-`) && /\.(js|css)$/.test(fileName);
    const found = files.filter(isOurs);
    if (found.length === 0) throw new Error(`The build has no file of the name "${name}" to fetch beforehand.`);
    return found.map(({ fileName }) => `/${fileName}`);
  });
}
