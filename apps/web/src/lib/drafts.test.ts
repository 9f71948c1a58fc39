import { expect, it } from 'vitest';
import { dropDraft, dropDrafts, keepDraft, readDraft } from './drafts.ts';

it('gives what was typed back until it is dropped, and only to who typed it', () => {
  keepDraft('khách hàng/new', 2, { FullName: 'Nguyễn Văn A' });
  expect(readDraft('khách hàng/new', 3)).toBeUndefined();
  expect(readDraft('khách hàng/new', 2)).toEqual({ FullName: 'Nguyễn Văn A' });
  expect(readDraft('khách hàng/new', 2), 'drawn anew before it was shown').toEqual({ FullName: 'Nguyễn Văn A' });
  dropDraft('khách hàng/new');
  expect(readDraft('khách hàng/new', 2)).toBeUndefined();
});

it('forgets everything on logout', () => {
  keepDraft('thẻ/7', 2, {});
  dropDrafts();
  expect(readDraft('thẻ/7', 2)).toBeUndefined();
});
