import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const CATEGORIES = ['Giới thiệu', 'Nền tảng', 'Thành phần', 'Màn hình'];
const STATES = new Set(['ổn định', 'thử nghiệm', 'ngừng dùng']);

const files = globSync(['packages/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx', 'docs/**/*.mdx'], {
  cwd: root,
});

describe.each(files)('%s', (file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  const titles = [...source.matchAll(/(?:^ {2}|\bmeta = \{ |<Meta )title[:=] ?['"]([^'"]+)['"]/gm)].map(
    ([, title = '']) => title,
  );

  it('stands under one of the four categories, with a name below it', () => {
    expect(titles).toHaveLength(1);
    const [category = '', ...name] = titles[0]?.split('/') ?? [];
    expect(CATEGORIES).toContain(category);
    expect(name.length).toBeGreaterThan(0);
  });

  it('has no other state than stable, experimental and retired', () => {
    const tags = [...source.matchAll(/tags: \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.split(', '));
    const own = tags.map((tag) => tag.replaceAll("'", '').replace(/^!/, '')).filter((tag) => /[^a-z-]/.test(tag));
    expect(own.filter((tag) => !STATES.has(tag))).toEqual([]);
  });
});
