import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { orphans, unseen } from './faults.ts';
import { storyRuns } from './storyRuns.ts';

const story = { status: 'passed', fullName: 'Mặc định', storyId: 'màn-hình-thẻ--default' };
const axe = [1, 2, 3].map(() => ({ type: 'a11y', result: {} }));

test('a story that passed was compared in three looks and read in three themes at the counter, in one on a phone', () => {
  const cashier = { ...story, reports: [...axe, pictures('cashier')] };
  expect(unseen(runsOf(cashier, { ...story, reports: [...axe.slice(2), pictures('phone')] }))).toEqual([]);
  expect(unseen(runsOf(cashier, { ...story, reports: [] }))).toEqual([
    '"Mặc định" was not compared with phone/man-hinh-the-default.',
    'axe read "Mặc định" 3 times instead of 4.',
  ]);
  expect(unseen(runsOf(cashier, { ...story, status: 'failed', reports: [] }))).toEqual([]);
});

test('a story that is not photographed must still be read by axe, in its own theme', () => {
  const failed = { ...story, storyId: 'màn-hình-thẻ--failed' };
  const pictured = { type: 'pictures', result: [] };
  const counter = { ...failed, reports: [...axe.slice(2), pictured] };
  const phone = { ...failed, reports: [pictured] };
  expect(unseen(runsOf(counter, phone))).toEqual([]);
  expect(unseen(runsOf({ ...counter, reports: [pictured] }, phone))).toEqual([
    'axe read "Mặc định" 0 times instead of 1.',
  ]);
});

test('a story that chooses its window is photographed at one width', () => {
  const cashier = { ...story, reports: [...axe, pictures('cashier')] };
  const phone = { ...story, reports: [...axe.slice(2), pictures('phone', 'elsewhere')] };
  expect(unseen(runsOf(cashier, phone))).toEqual([]);
  const folder = emptyFolder();
  fs.mkdirSync(path.join(folder, 'phone'));
  fs.writeFileSync(path.join(folder, 'phone/man-hinh-the-default.webp'), '');
  expect(orphans(folder, runsOf(cashier, phone))).toHaveLength(1);
});

test('a story that runs at one width is read by axe there', () => {
  const walk = { ...story, storyId: 'màn-hình-trả-lời-lạ--data-null', reports: [] };
  const [run] = runsOf(walk);
  if (!run) throw new Error('No run.');
  expect(unseen([{ ...run, looks: [] }])).toEqual(['axe read "Mặc định" 0 times instead of 1.']);
});

test('a story keeps its pictures, a story that is gone and a look that is not photographed lose them', () => {
  const folder = emptyFolder();
  for (const file of ['phone/man-hinh-the-default.png', 'cashier-dark/man-hinh-the-default.webp', 'phone/da-bo.png']) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  const gone = { look: 'phone', name: 'da-bo' };
  expect(orphans(folder, runsOf({ ...story, status: 'failed', reports: [] }))).toEqual([gone]);
  const play = { ...story, storyId: 'màn-hình-thẻ--default-2', reports: [] };
  expect(orphans(folder, runsOf(play))).toHaveLength(3);
});

test('a file that did not load stops the removal of its pictures', () => {
  expect(() => runsOf()).toThrow('No story of Cards ran.');
});

function pictures(width: 'cashier' | 'phone', verdict = 'same') {
  const looks = width === 'cashier' ? ['cashier', 'cashier-dark'] : ['phone'];
  return {
    type: 'pictures',
    result: looks.map((look) => `${look}/man-hinh-the-default: ${verdict}`),
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
