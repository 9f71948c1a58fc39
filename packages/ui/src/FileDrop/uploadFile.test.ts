import { describe, expect, it } from 'vitest';
import { formatBytes, sortFiles, sentQuarters, type DroppedFile } from './uploadFile.ts';

const file = (name: string, size = 1000, type = '') => ({ name, size, type });

describe('sortFiles', () => {
  it.each([
    [file('bill.svg', 10, 'image/svg+xml'), 'bill.svg: chỉ nhận .xlsx, .png'],
    [file('ma.XLSX'), undefined],
    [file('anh.png', 10, 'image/png'), undefined],
    [file('rong.xlsx', 0), 'rong.xlsx: tệp rỗng'],
    [file('lon.xlsx', 3_000_000), 'lon.xlsx: lớn hơn 2 MB'],
  ])('%j: %s', (one, refusal) => {
    const sorted = sortFiles([one], { accept: ['.xlsx', 'image/png'], maxBytes: 2 * 1024 * 1024 });
    expect(sorted.refused[0]).toBe(refusal);
    expect(sorted.taken).toHaveLength(refusal === undefined ? 1 : 0);
  });

  it('takes all images by their family, and one file where one is asked for', () => {
    const images = [file('a.jpg', 1, 'image/jpeg'), file('b.webp', 1, 'image/webp')];
    expect(sortFiles(images, { accept: ['image/*'] }).taken).toEqual(images);
    expect(sortFiles(images, { multiple: false })).toEqual({
      taken: [images[0]],
      refused: ['b.webp: chỉ nhận một tệp'],
    });
  });
});

describe('formatBytes', () => {
  it.each([
    [1, '1 KB'],
    [812 * 1024, '812 KB'],
    [2.44 * 1024 * 1024, '2,4 MB'],
  ])('%d → %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});

describe('sentQuarters', () => {
  it.each([
    [0, 0],
    [0.24, 0],
    [0.25, 25],
    [0.99, 75],
    [1, 75],
  ])('a file sent to %d is said as %d %%', (progress, said) =>
    expect(sentQuarters([sending('running', progress)])).toBe(said),
  );

  it('counts all files by their bytes, but not those that failed or were stopped', () => {
    expect(sentQuarters([sending('done'), sending('running', 0.1), sending('failed'), sending('cancelled')])).toBe(50);
  });

  it('says nothing while nothing is sent', () => {
    expect(sentQuarters([sending('done'), sending('waiting')])).toBeUndefined();
  });
});

function sending(state: DroppedFile['state'], progress?: number): DroppedFile {
  return { id: state, name: 'bill.png', size: 1000, state, progress };
}
