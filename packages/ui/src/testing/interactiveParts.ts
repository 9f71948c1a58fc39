import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '..');

/** Folders of the public parts that the keyboard reaches: they draw a control themselves, or a part that does. */
export function interactiveParts(): string[] {
  const index = readFileSync(path.join(source, 'index.ts'), 'utf8');
  const published = new Set([...index.matchAll(/from '\.\/(\w+)\/\w+\.tsx'/g)].map(([, folder = '']) => folder));
  const parts = new Map(globSync('[A-Z]*/', { cwd: source }).map((folder) => [folder, partSource(folder)]));
  const reached = new Set([...parts].flatMap(([folder, code]) => (drawsControl(code) ? [folder] : [])));
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [folder, code] of parts) if (drawn(code).some((other) => reached.has(other))) reached.add(folder);
  }
  return [...reached].filter((folder) => published.has(folder)).toSorted();
}

/** The stories of a folder, each as its source. */
export function storiesOf(folder: string): string[] {
  const files = globSync(`${folder}/*.stories.tsx`, { cwd: source });
  return files.flatMap((file) =>
    readFileSync(path.join(source, file), 'utf8')
      .split(/^(?=export const )/m)
      .slice(1),
  );
}

function partSource(folder: string): string {
  const files = globSync(`${folder}/*.tsx`, { cwd: source, exclude: ['**/*.stories.tsx'] });
  return files.map((file) => readFileSync(path.join(source, file), 'utf8')).join('\n');
}

function drawsControl(code: string): boolean {
  return /<(a|button|input|select|textarea|summary)\b|\btabIndex\b/.test(code);
}

/** Folders of the components that a part draws; types and plain functions do not count. */
function drawn(code: string): string[] {
  return [...code.matchAll(/^import \{[^}]*\} from '\.\.\/(\w+)\/\w+\.tsx'/gm)].map(([, folder = '']) => folder);
}
