import { expect, it } from 'vitest';
import { dropDrafts, keepDraft, takeDraft } from './drafts.ts';

it('gives what was typed back once, and only to who typed it', () => {
  keepDraft('khách hàng/new', 2, { FullName: 'Nguyễn Văn A' });
  expect(takeDraft('khách hàng/new', 2)).toEqual({ FullName: 'Nguyễn Văn A' });
  expect(takeDraft('khách hàng/new', 2)).toBeUndefined();
  keepDraft('khách hàng/new', 2, {});
  expect(takeDraft('khách hàng/new', 3)).toBeUndefined();
  expect(takeDraft('khách hàng/new', 2)).toBeUndefined();
});

it('forgets everything on logout', () => {
  keepDraft('thẻ/7', 2, {});
  dropDrafts();
  expect(takeDraft('thẻ/7', 2)).toBeUndefined();
});
