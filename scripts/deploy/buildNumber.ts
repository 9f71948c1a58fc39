import { spawnSync } from 'node:child_process';

/** What a build is known by; both empty outside git. */
export interface BuildNumber {
  /** Short name of the commit, with `+` behind it where files have changed since. */
  commit: string;
  /** Day of the commit, as 2026-11-29. */
  date: string;
}

/** Letters of a commit's name. */
const LETTERS = 8;
const MARK = /<meta name="build" content="([^"]*)"/;

/** What git tells of a folder. */
export function buildNumber(folder: string): BuildNumber {
  const [commit, date] = git(folder, 'log', '-1', `--abbrev=${LETTERS}`, '--format=%h %cs').split(' ');
  if (!commit || !date) return { commit: '', date: '' };
  const isChanged = git(folder, 'status', '--porcelain') !== '';
  return { commit: isChanged ? `${commit}+` : commit, date };
}

/**
 * The page with its build in the place that `index.html` has for it, whatever stood there.
 *
 * @throws for a page without the place
 */
export function stamped(page: string, { commit, date }: BuildNumber): string {
  if (!MARK.test(page)) throw new Error('The page has no <meta name="build">, so nobody could tell which build it is.');
  return page.replace(MARK, () => `<meta name="build" content="${`${commit} ${date}`.trim()}"`);
}

/** The build that a page tells. */
export function stampOf(page: string): BuildNumber {
  const [commit = '', date = ''] = (MARK.exec(page)?.[1] ?? '').split(' ');
  return { commit, date };
}

/** What git prints; nothing where it is missing or knows no repository. */
function git(folder: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
