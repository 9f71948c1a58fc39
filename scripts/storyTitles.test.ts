import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** Storybook reads the order of its categories out of the text of this file, too. */
const preview = readFileSync(path.join(root, '.storybook/preview.tsx'), 'utf8');
const order = /storySort: \{[^}]*?order: \[(.*?)\n {8}\]/s.exec(preview)?.[1] ?? '';
const CATEGORIES = [...order.matchAll(/^ {10}'([^']+)',$/gm)].map(([, category]) => category);
/** States of a part, and the marks of a story that is walked by keyboard, and at a phone's width. */
const TAGS = new Set(['vòng hai', 'ổn định', 'thử nghiệm', 'ngừng dùng', 'bàn phím', 'điện thoại', 'vòng hai']);

/** A letter that Vietnamese has and English has not. */
const MARKED = /đ|\p{Mark}/iu;

const files = globSync(['packages/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx', 'docs/**/*.mdx'], {
  cwd: root,
});

describe.each(files)('%s', (file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  const titles = [...source.matchAll(/(?:^ {2}|\bmeta = \{ |<Meta )title[:=] ?['"]([^'"]+)['"]/gm)].map(
    ([, title = '']) => title,
  );

  it('stands under one of the categories in their order, with a name below it', () => {
    expect(titles).toHaveLength(1);
    const [category = '', ...name] = titles[0]?.split('/') ?? [];
    expect(CATEGORIES).toContain(category);
    expect(name.length).toBeGreaterThan(0);
  });

  it('has no other tag than stable, experimental, retired, by keyboard, on a phone and of the second ring', () => {
    const tags = [...source.matchAll(/tags: \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.split(', '));
    const own = tags.map((tag) => tag.replaceAll("'", '').replace(/^!/, '')).filter((tag) => /[^a-z-]/.test(tag));
    expect(own.filter((tag) => !TAGS.has(tag))).toEqual([]);
  });
});

describe('names', () => {
  it.each(files.filter((file) => file.endsWith('.stories.tsx')))('every story of %s has a Vietnamese name', (file) => {
    const names = storyNames(readFileSync(path.join(root, file), 'utf8'));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !MARKED.test(name.normalize('NFD')))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('do and do not', () => {
  const parts = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root })
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ source }) => !/title: '(Nền tảng|Màn hình)\/(?!Icon')/.test(source));

  it.each(parts)('$file says at least two things to do and two to avoid', ({ source }) => {
    for (const side of ['yes', 'no'] as const) {
      expect(sentences(source, side).length).toBeGreaterThan(1);
      expect(sentences(source, side).filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
    }
  });

  it('is said once: no sentence stands at two parts', () => {
    const all = parts.flatMap(({ source }) => (['yes', 'no'] as const).flatMap((side) => sentences(source, side)));
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
  });
});

function sentences(source: string, side: 'yes' | 'no'): string[] {
  const list = new RegExp(`\\b${side}: \\[([^\\]]*)\\]`).exec(source)?.[1] ?? '';
  return [...list.matchAll(/'([^']*)'/g)].map(([, sentence = '']) => sentence);
}

/** The name of each story of a file; the name in code for a story without one. */
function storyNames(source: string): string[] {
  const stories = source.split(/^export const (?=\w)/m).slice(1);
  return stories.map(
    (story) => /^(?:\w+(?:: \w+)? = \{| ) ?name: '([^']+)'/m.exec(story)?.[1] ?? /^\w+/.exec(story)?.[0] ?? '',
  );
}
