import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  it.each([
    [1, 20, 134, { from: 1, to: 20, pages: 7, page: 1 }],
    [7, 20, 134, { from: 121, to: 134, pages: 7, page: 7 }],
    [9, 20, 134, { from: 121, to: 134, pages: 7, page: 7 }],
    [0, 20, 134, { from: 1, to: 20, pages: 7, page: 1 }],
    [1, 20, 0, { from: 0, to: 0, pages: 1, page: 1 }],
    [1, 500, 3, { from: 1, to: 3, pages: 1, page: 1 }],
    [2, 20, 40, { from: 21, to: 40, pages: 2, page: 2 }],
  ])('page %i of %i rows among %i', (page, pageSize, total, expected) => {
    expect(pageWindow(page, pageSize, total)).toEqual(expected);
  });
});
