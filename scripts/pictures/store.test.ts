import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digest, dropPicture, keepPicture, noteCapture, storedNames, storedPicture, wrongDigests } from './store.ts';

function emptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

const digestsOf = (folder: string) => fs.readFileSync(path.join(folder, 'phone/digests.txt'), 'utf8');

test('a kept picture takes the place of the PNG before it and has a line among the digests, sorted by name', () => {
  const folder = emptyFolder();
  fs.mkdirSync(path.join(folder, 'phone'));
  fs.writeFileSync(path.join(folder, 'phone/the.png'), 'old');
  expect(storedPicture(folder, 'phone', 'the')).toEqual({
    file: path.join(folder, 'phone/the.png'),
    capture: undefined,
  });
  keepPicture(folder, 'phone', 'the', Buffer.from('new'), 'aaaa');
  keepPicture(folder, 'phone', 'bang', Buffer.from('table'), 'bbbb');
  expect(fs.readdirSync(path.join(folder, 'phone'))).toEqual(['bang.webp', 'digests.txt', 'the.webp']);
  expect(storedPicture(folder, 'phone', 'the')).toEqual({ file: path.join(folder, 'phone/the.webp'), capture: 'aaaa' });
  expect(digestsOf(folder)).toBe(`bang bbbb ${digest(Buffer.from('table'))}\nthe aaaa ${digest(Buffer.from('new'))}\n`);
});

test('a PNG whose pixels did not change keeps its file and gets a digest', () => {
  const folder = emptyFolder();
  fs.mkdirSync(path.join(folder, 'phone'));
  fs.writeFileSync(path.join(folder, 'phone/nut.png'), 'pixels');
  noteCapture(folder, 'phone', 'nut', 'cccc');
  noteCapture(folder, 'phone', 'khong-co', 'dddd');
  expect(fs.readdirSync(path.join(folder, 'phone'))).toEqual(['digests.txt', 'nut.png']);
  expect(storedPicture(folder, 'phone', 'nut')?.capture).toBe('cccc');
  expect(storedNames(folder, 'phone')).toEqual(['nut']);
});

test('a digest that stands for another file, or for none, is told', () => {
  const folder = emptyFolder();
  for (const name of ['dung', 'khac', 'mat']) keepPicture(folder, 'phone', name, Buffer.from(name), 'eeee');
  expect(wrongDigests(folder, 'phone')).toEqual([]);
  fs.writeFileSync(path.join(folder, 'phone/khac.webp'), 'of another branch');
  fs.rmSync(path.join(folder, 'phone/mat.webp'));
  expect(wrongDigests(folder, 'phone')).toEqual(['phone/khac', 'phone/mat']);
});

test('a picture that is dropped takes its line with it', () => {
  const folder = emptyFolder();
  keepPicture(folder, 'phone', 'the', Buffer.from('new'), 'ffff');
  dropPicture(folder, 'phone', 'the');
  dropPicture(folder, 'phone', 'the');
  expect(storedNames(folder, 'phone')).toEqual([]);
  expect(digestsOf(folder)).toBe('');
});
