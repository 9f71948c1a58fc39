import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeReviewPage } from './reviewPage.ts';

test('the page shows what differs and offers it by the name that the command takes; it goes when nothing differs', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const files = ['cashier/the.before.png', 'cashier/the.now.webp', 'cashier-dark/moi.now.webp'];
  for (const file of files) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  expect(writeReviewPage(folder)).toBe(2);
  const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const offered = [...page.matchAll(/value="([^"]+\/[^"]+)"/g)].map(([, name]) => name);
  expect(offered).toEqual(['cashier/the', 'cashier-dark/moi']);
  const shown = new Set([...page.matchAll(/src="([^"]+)"/g)].map(([, file]) => file));
  expect(shown).toEqual(new Set(files));
  for (const file of files) fs.rmSync(path.join(folder, file));
  expect(writeReviewPage(folder)).toBe(0);
  expect(fs.existsSync(path.join(folder, 'index.html'))).toBe(false);
});
