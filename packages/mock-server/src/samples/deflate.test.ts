import { inflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { zlibOf } from './deflate.ts';

const fewBytes = fc.uint8Array({ max: 3, maxLength: 2000 });

test('whatever is compressed inflates to itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), fewBytes), fc.integer({ min: 1, max: 700 }), (bytes, row) => {
      expect(new Uint8Array(inflateSync(zlibOf(bytes, row)))).toEqual(bytes);
    }),
  );
});

test('a white page is next to nothing', () => {
  expect(zlibOf(new Uint8Array(49 * 640).fill(255), 49).length).toBeLessThan(400);
});
