import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Folders whose files are read by subject: a newcomer takes in so many names at a glance. */
const ROOFS = ['apps/web/src/features', 'apps/web/src/kit'];

/** Most files that lie in one folder without a room of their own. */
const MOST = 25;

it('no folder of features and kit has more loose files than a glance takes in: they stand in rooms by subject', () => {
  const counts = new Map<string, number>();
  for (const roof of ROOFS) {
    for (const entry of fs.readdirSync(path.join(root, roof), { recursive: true, withFileTypes: true })) {
      const folder = path.relative(root, entry.parentPath);
      if (entry.isFile()) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  expect(counts.size).toBeGreaterThan(50);
  expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
});
