import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { measureParts } from '../scripts/parts/partSizes.ts';
import { looks, baselines } from '../scripts/pictures/places.ts';
import { readFacts } from '../scripts/storybook/bookFacts.ts';
import { readTokens } from '../scripts/storybook/tokens.ts';

/** What each module tells, read from the sources when a page first asks for it. */
const MODULES: Readonly<Record<string, () => Promise<Record<string, unknown>> | Record<string, unknown>>> = {
  'virtual:book-facts': readFacts,
  'virtual:tokens': () => ({ tokens: readTokens() }),
  'virtual:pictures': () => ({ pictures: committedPictures() }),
  'virtual:part-sizes': async () => {
    const { parts } = await measureParts();
    return { sizes: Object.fromEntries(parts.map(({ part, bytes }) => [part, bytes])) };
  },
};

/** Gives Storybook's pages what the sources say, and lays the tokens beside them as `tokens.json`. */
export function bookFacts(): Plugin {
  return {
    name: 'book-facts',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const facts = await MODULES[id.slice(1)]?.();
      if (!id.startsWith('\0virtual:') || facts === undefined) return undefined;
      return Object.entries(facts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'tokens.json',
        source: `${JSON.stringify(readTokens(), undefined, 2)}\n`,
      });
    },
  };
}

/** Names of the committed pictures of each look; they lie below `pictures/` in the built folder. */
function committedPictures(): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(looks).map((look) => {
      const folder = path.join(baselines, look);
      const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
      return [look, files.filter((file) => !file.endsWith('.txt')).toSorted()];
    }),
  );
}
