import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { FailingDisk } from '../testing/failingDisk.ts';
import { JournalDamaged, JournalFile } from './journalFile.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'journal-'));
  path = join(folder, 'world.log');
  JournalFile.create(path, [{ n: 0 }]).close();
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test('what was appended is read again, in order, and only the owner may read the file', () => {
  append(path, [{ n: 1 }, { text: 'Nguyễn Văn A\n', n: 2 }]);
  expect(recordsOf(path)).toEqual([{ n: 0 }, { n: 1 }, { text: 'Nguyễn Văn A\n', n: 2 }]);
  expect(fs.statSync(path).mode & 0o777).toBe(0o600);
});

test('a file longer than one reading step keeps its records', () => {
  const long = { text: 'đ'.repeat(700_000) };
  append(path, [long, { n: 1 }, long]);
  expect(recordsOf(path)).toEqual([{ n: 0 }, long, { n: 1 }, long]);
});

test('cut anywhere, the file starts with its last complete record and takes the next one', () => {
  append(path, [{ n: 1 }, { n: 2, text: 'Đáo hạn 30.000.000 ₫' }, { n: 3 }]);
  const whole = fs.readFileSync(path);
  const ends = [...whole.entries()].filter(([, byte]) => byte === 0x0a).map(([at]) => at + 1);
  let cuts = 0;
  for (let cut = ends[0] ?? 0; cut <= whole.length; cut += 1) {
    fs.writeFileSync(path, whole.subarray(0, cut));
    const complete = ends.filter((end) => end <= cut).length;
    expect(recordsOf(path)).toHaveLength(complete);
    append(path, [{ n: 'next' }]);
    expect(recordsOf(path).slice(complete)).toEqual([{ n: 'next' }]);
    cuts += 1;
  }
  tellFigure(5, `a file cut at ${cuts} bytes → ${cuts} clean starts with every complete record`);
});

test('a last line of rubbish is dropped, rubbish in the middle stops the start', () => {
  append(path, [{ n: 1 }]);
  const sound = fs.readFileSync(path, 'utf8');
  fs.writeFileSync(path, `${sound}\0\0\0\0\0\0\0\0\0\0\n`);
  expect(recordsOf(path)).toEqual([{ n: 0 }, { n: 1 }]);
  append(path, [{ n: 2 }]);
  fs.writeFileSync(path, fs.readFileSync(path, 'utf8').replace('"n":1', '"n":7'));
  expect(() => recordsOf(path)).toThrow(JournalDamaged);
});

test('a file of something else is refused and left as it is', () => {
  fs.writeFileSync(path, 'my notes\nof today\n');
  expect(() => recordsOf(path)).toThrow(/no journal/);
  expect(fs.readFileSync(path, 'utf8')).toBe('my notes\nof today\n');
});

test('a full disk keeps nothing of the refused record, and the file goes on when there is room again', () => {
  const disk = new FailingDisk();
  const file = JournalFile.open(path, disk);
  expect([...file.read()]).toEqual([{ n: 0 }]);
  disk.room = 5;
  expect(() => file.append({ n: 1 })).toThrow(/ENOSPC/);
  expect(file.isFailing).toBe(true);
  expect(file.probe()).toBe(false);
  disk.room = Infinity;
  expect(file.probe()).toBe(true);
  file.append({ n: 2 });
  expect(file.isFailing).toBe(false);
  file.close();
  expect(recordsOf(path)).toEqual([{ n: 0 }, { n: 2 }]);
});

test('a disk that fails to flush or to cut is cut before the next record', () => {
  const disk = new FailingDisk();
  const file = JournalFile.open(path, disk);
  expect([...file.read()]).toHaveLength(1);
  disk.isStuck = true;
  expect(() => file.append({ n: 1 })).toThrow(/EIO/);
  disk.isStuck = false;
  file.append({ n: 2 });
  file.close();
  expect(recordsOf(path)).toEqual([{ n: 0 }, { n: 2 }]);
});

function append(path: string, records: unknown[]): void {
  const file = JournalFile.open(path);
  expect([...file.read()]).not.toHaveLength(0);
  records.forEach((record) => file.append(record));
  file.close();
}

function recordsOf(path: string): unknown[] {
  const file = JournalFile.open(path);
  try {
    return [...file.read()];
  } finally {
    file.close();
  }
}
