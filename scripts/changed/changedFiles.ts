import { spawnSync } from 'node:child_process';
import { root } from '../ledger/sources.ts';

/** Paths from the root of what differs from where this branch left `main`, files that git does not know yet included. */
export function changedFiles(): string[] {
  return [...new Set([...git('diff', '--name-only', base()), ...newFiles()])];
}

/** Whether a file came or went, or a line with an import or an export: what import boundaries and dead code depend on. */
export function movesNames(): boolean {
  const isMoved = git('diff', '--name-only', '--diff-filter=ACDR', base()).length > 0 || newFiles().length > 0;
  return isMoved || git('diff', '--unified=0', base()).some((line) => NAMES.test(line));
}

/** A line of a difference that brings or takes a name of another file. */
const NAMES = /^[-+](?![-+]).*\b(?:import|export|from|require)\b/;

function newFiles(): string[] {
  return git('ls-files', '--others', '--exclude-standard');
}

function base(): string {
  return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
}

function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
