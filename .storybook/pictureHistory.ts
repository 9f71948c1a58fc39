import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PictureChange } from 'virtual:picture-history';
import { baselines } from '../scripts/pictures/places.ts';

const NAME = 'virtual:picture-history';
/** Begins a commit in what git prints. */
const COMMIT = '\u0001';
/** The look whose pictures from before a change are laid beside the built pages, and how many at most: some four megabytes. */
const SHOWN_LOOK = 'cashier';
const SHOWN_BEFORE = 150;
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** A picture as it was before a change: git's name of its content, and its file beside the built pages. */
interface Before {
  blob: string;
  file: string;
}

/**
 * Gives Storybook's pages the commits that changed pictures, newest first, and lays beside them how the pictures that
 * changed in the newest week looked before; none where the sources came without git.
 */
export function pictureHistory(): Plugin {
  const history = { read: false, changes: [] as PictureChange[], kept: [] as Before[] };
  const read = () => {
    if (!history.read) Object.assign(history, { read: true, ...readHistory() });
    return history;
  };
  return {
    name: 'picture-history',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const changes = ${JSON.stringify(read().changes)};` : undefined),
    generateBundle() {
      for (const { blob, file } of read().kept) {
        const { status, stdout } = spawnSync('git', ['cat-file', 'blob', blob], { cwd: baselines, maxBuffer: 2 ** 28 });
        if (status === 0) this.emitFile({ type: 'asset', fileName: file, source: stdout });
      }
    },
  };
}

function readHistory(): { changes: PictureChange[]; kept: Before[] } {
  const args = ['log', '--raw', '--no-renames', '--abbrev=40', '--relative', `--format=${COMMIT}%cs %s`, '--', '.'];
  const text = git(args);
  const kept: Before[] = [];
  const told = new Set<string>();
  let newest = 0;
  const changes = text
    .split(COMMIT)
    .slice(1)
    .map((commit) => {
      const [title = '', ...lines] = commit.split('\n').filter((line) => line !== '');
      const day = title.slice(0, 10);
      newest ||= Date.parse(day);
      const files = lines.map(readLine).filter(({ file }) => isPicture(file));
      // A picture that became another kind of file is named once.
      const pictures = [...new Set(files.map(({ file }) => nameOf(file)))];
      const before = files.flatMap(({ blob, file, changed }) => {
        const picture = nameOf(file);
        const isShown = changed && file.startsWith(`${SHOWN_LOOK}/`) && Date.parse(day) > newest - WEEK;
        if (!isShown || told.has(picture) || kept.length >= SHOWN_BEFORE) return [];
        told.add(picture);
        const old = { blob, file: `pictures-before/${file}` };
        kept.push(old);
        return [{ picture, file: old.file, now: `pictures/${file}` }];
      });
      return { day, why: title.slice(11), pictures, before };
    });
  return { changes, kept };
}

/** A line of `git log --raw`: `:100644 100644 old new M\tfile`. */
function readLine(line: string): { blob: string; file: string; changed: boolean } {
  const [facts = '', file = ''] = line.split('\t');
  const [, , blob = '', , kind] = facts.split(' ');
  return { blob, file, changed: kind === 'M' };
}

function nameOf(file: string): string {
  return file.slice(0, -path.extname(file).length);
}

/** Digests lie beside the pictures. */
function isPicture(file: string): boolean {
  return ['.png', '.webp'].includes(path.extname(file));
}

function git(args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: baselines, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : '';
}
