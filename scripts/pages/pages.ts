/** What the pages of the repository say: the code they quote, where their links lead, and their sentences. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ledger/sources.ts';

/** Pages written for people, as globs from the root. */
const PAGES = ['*.md', 'docs/**/*.md', 'packages/*/README.md', 'apps/*/README.md'];

/** One page. */
export interface Page {
  /** Path from the root, with slashes. */
  file: string;
  text: string;
}

/** Every page, in the order of their paths. */
export function readPages(): Page[] {
  return fs
    .globSync(PAGES, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
}

/** Text in backticks, and every line of a fenced block. */
export function quotedCode(text: string): string[] {
  const blocks = [...text.matchAll(FENCED)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...text.replaceAll(FENCED, '').matchAll(/(`+)(.+?)\1/gs)].map(([, , code = '']) => code);
  return [...blocks, ...inline].map((code) => code.trim()).filter(Boolean);
}

/** Targets of links and pictures. */
export function linkTargets(text: string): string[] {
  const prose = text.replaceAll(FENCED, '').replaceAll(/(`+).+?\1/gs, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
}

/** Anchors of the headings of a page, as GitHub names them. */
export function anchors(text: string): string[] {
  const titles = text.replaceAll(FENCED, '').matchAll(/^#+ (.+)$/gm);
  return [...titles].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Sentences of a page's paragraphs, of each line of a list, and of each cell of a table. Blocks of code have none. */
export function sentences(text: string): string[] {
  return text
    .replaceAll(FENCED, '\n\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.) ?)/)
    .flatMap((block) => (isOfTable(block) ? block.split('|') : [block]))
    .flatMap((block) => plain(block).split(/(?<=[.!?])\s+(?=[\p{L}\p{N}“"`@*])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** A page without its tables. */
export function withoutTables(text: string): string {
  return text
    .split('\n')
    .filter((line) => !isOfTable(line))
    .join('\n');
}

function isOfTable(text: string): boolean {
  return text.trim().startsWith('|');
}

/** Words of a sentence; what is quoted as code counts as it is spaced. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const FENCED = /^ *```[^\n]*\n(.*?)^ *```/gms;

function plain(block: string): string {
  return block
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*#]+|\d+\.)\s+/, '')
    .replaceAll(/\s+/g, ' ');
}
