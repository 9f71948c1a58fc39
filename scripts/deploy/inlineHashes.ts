import { createHash } from 'node:crypto';

/** What the inline scripts and styles of some pages are let in by, each named once. */
export interface InlineHashes {
  /** `'sha256-…'` of each script. */
  script: string[];
  /** `'sha256-…'` of each style sheet. */
  style: string[];
}

/** Hashes of all that pages of this build bring inline; a script with an address brings nothing. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  return {
    script: hashes(pages, /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs),
    style: hashes(pages, /<style[^>]*>(.*?)<\/style>/gs),
  };
}

function hashes(pages: readonly string[], inline: RegExp): string[] {
  const texts = pages.flatMap((page) => [...page.matchAll(inline)].map(([, text = '']) => text));
  const found = texts.filter((text) => text !== '').map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(found)].toSorted().map((hash) => `'sha256-${hash}'`);
}
