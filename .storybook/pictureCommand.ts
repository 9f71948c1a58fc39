import fs from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselines, differing, type Look } from '../scripts/pictures/places.ts';
import {
  digest,
  dropPicture,
  keepPicture,
  noteCapture,
  storedPicture,
  type StoredPicture,
} from '../scripts/pictures/store.ts';
import { shareOfOtherPixels, toWebp } from './pixels.ts';

/** What became of a picture. */
export type PictureVerdict = 'same' | 'written' | 'missing' | 'different';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Photographs the window and compares it with the committed picture; what differs is kept in `test-results`. */
    comparePicture: (look: Look, name: string) => Promise<PictureVerdict>;
  }
}

/** How far a picture may be from the committed one. */
export interface PictureTolerance {
  /** Difference of a colour channel (0 to 255) up to which two pixels count as the same. */
  channel: number;
  /** Share of other pixels up to which two pictures count as the same. */
  share: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The browser itself takes the picture, which costs a third of a screenshot with all its precautions, because the page
 * already rests. Pixels are read only where the digest of what it took is another than the committed one. A picture that
 * nobody has committed is kept at once, except with `--update=none` and in continuous integration; with `--update` so is
 * one that differs, and one that is no WebP yet. Another committed file whose pixels are the same is never written.
 */
export function pictureCommand(tolerance: PictureTolerance): BrowserCommand<[look: Look, name: string]> {
  return async ({ page, project }, look, name): Promise<PictureVerdict> => {
    const seen = await photograph(page);
    const capture = digest(seen);
    const known = storedPicture(baselines, look, name);
    const isSame = known !== undefined && (known.capture === capture || (await isLike(page, known, seen, tolerance)));
    const { updateSnapshot } = project.config.snapshotOptions;
    if (isSame || updateSnapshot === 'all' || (updateSnapshot === 'new' && known === undefined)) {
      dropPicture(differing, look, `${name}.now`);
      dropPicture(differing, look, `${name}.before`);
      if (!isSame || (updateSnapshot === 'all' && !known.file.endsWith('.webp')))
        keepPicture(baselines, look, name, await toWebp(page, seen), capture);
      else if (updateSnapshot === 'all') noteCapture(baselines, look, name, capture);
      return isSame ? 'same' : 'written';
    }
    keepPicture(differing, look, `${name}.now`, await toWebp(page, seen), capture);
    if (known === undefined) return 'missing';
    const { ext } = path.parse(known.file);
    fs.copyFileSync(known.file, path.join(differing, look, `${name}.before${ext}`));
    return 'different';
  };
}

async function isLike(
  page: Page,
  { file }: StoredPicture,
  seen: Buffer,
  tolerance: PictureTolerance,
): Promise<boolean> {
  const kind = file.endsWith('.webp') ? 'webp' : 'png';
  const known = { content: fs.readFileSync(file), kind } as const;
  return (await shareOfOtherPixels(page, known, { content: seen, kind: 'png' }, tolerance.channel)) <= tolerance.share;
}

/** Only its digest is kept of the browser's own file, so that speed counts and not its size. */
async function photograph(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}
