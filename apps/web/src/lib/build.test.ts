import { afterEach, expect, test, vi } from 'vitest';
import { readBuild } from './build.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a stamped page', '8b102249 2026-11-29', { commit: '8b102249', date: '2026-11-29' }],
  ['a page of changed files', '8b102249+ 2026-11-29', { commit: '8b102249+', date: '2026-11-29' }],
  ['a page that no build stamped', '', { commit: 'chưa rõ', date: '' }],
  ['a page without the mark', undefined, { commit: 'chưa rõ', date: '' }],
])('%s tells its build', (_page, content, build) => {
  const querySelector = () => (content === undefined ? null : { content });
  vi.stubGlobal('document', { querySelector });
  expect(readBuild()).toEqual(build);
});
