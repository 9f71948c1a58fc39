import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { orphans, unseen } from './faults.ts';
import { storyRuns } from './storyRuns.ts';

const story = { status: 'passed', fullName: 'Mặc định', storyId: 'màn-hình-thẻ--mặc-định' };
const axe = [1, 2, 3].map(() => ({ type: 'a11y', result: {} }));

test('a story that passed was compared in four looks and read in three themes at both widths', () => {
  const cashier = { ...story, reports: [...axe, pictures('cashier')] };
  expect(unseen(runsOf(cashier, { ...story, reports: [...axe, pictures('phone')] }))).toEqual([]);
  expect(unseen(runsOf(cashier, { ...story, reports: axe.slice(1) }))).toEqual([
    '"Mặc định" was not compared with phone/man-hinh-the-mac-dinh.',
    '"Mặc định" was not compared with phone-dark/man-hinh-the-mac-dinh.',
    'axe read "Mặc định" 5 times instead of 6.',
  ]);
  expect(unseen(runsOf(cashier, { ...story, status: 'failed', reports: [] }))).toEqual([]);
});

test('a story keeps its pictures in every look, a story that is gone loses them', () => {
  const folder = emptyFolder();
  for (const file of ['phone/man-hinh-the-mac-dinh.png', 'phone-dark/man-hinh-the-mac-dinh.png', 'phone/da-bo.png']) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  expect(orphans(folder, runsOf({ ...story, status: 'failed', reports: [] }))).toEqual(['phone/da-bo.png']);
});

test('a file that did not load stops the removal of its pictures', () => {
  expect(() => runsOf()).toThrow('No story of Cards ran.');
});

function pictures(width: string) {
  return {
    type: 'pictures',
    result: [`${width}/man-hinh-the-mac-dinh: same`, `${width}-dark/man-hinh-the-mac-dinh: same`],
  };
}

function runsOf(...stories: (typeof story & { reports: object[] })[]) {
  const report = path.join(emptyFolder(), 'report.json');
  const assertionResults = stories.map(({ status, fullName, ...meta }) => ({ status, fullName, meta }));
  fs.writeFileSync(report, JSON.stringify({ testResults: [{ name: 'Cards', assertionResults }] }));
  return storyRuns(report);
}

function emptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}
