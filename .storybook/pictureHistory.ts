import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PictureChange } from 'virtual:picture-history';
import { baselines } from '../scripts/pictures/places.ts';

const NAME = 'virtual:picture-history';
/** Begins a commit in what git prints. */
const COMMIT = '\u0001';

/** Gives Storybook's pages the commits that changed pictures, newest first; none where the sources came without git. */
export function pictureHistory(): Plugin {
  return {
    name: 'picture-history',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const changes = ${JSON.stringify(readChanges())};` : undefined),
  };
}

function readChanges(): PictureChange[] {
  const args = ['log', '--name-only', '--relative', `--format=${COMMIT}%cs %s`, '--', '.'];
  const { status, stdout } = spawnSync('git', args, { cwd: baselines, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) return [];
  return stdout
    .split(COMMIT)
    .slice(1)
    .map((commit) => {
      const [title = '', ...files] = commit.split('\n').filter((line) => line !== '');
      return {
        day: title.slice(0, 10),
        why: title.slice(11),
        // A picture that became another kind of file is named once.
        pictures: [...new Set(files.filter(isPicture).map((file) => file.slice(0, -path.extname(file).length)))],
      };
    });
}

/** Digests lie beside the pictures. */
function isPicture(file: string): boolean {
  return ['.png', '.webp'].includes(path.extname(file));
}
