import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselines, differing, type Look } from '../scripts/pictures/places.ts';
import { shareOfOtherPixels } from './pixels.ts';

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
 * already rests. Pixels are read only where the bytes of the files differ. A picture that nobody has committed is kept
 * at once, except with `--update=none` and in continuous integration; with `--update` so is one that differs.
 */
export function pictureCommand(tolerance: PictureTolerance): BrowserCommand<[look: Look, name: string]> {
  return async ({ page, project }, look, name): Promise<PictureVerdict> => {
    const committed = path.join(baselines, look, `${name}.png`);
    const now = path.join(differing, look, `${name}.now.png`);
    const before = path.join(differing, look, `${name}.before.png`);
    const [seen, known] = await Promise.all([photograph(page), readIfThere(committed)]);
    const isSame =
      known !== undefined &&
      (known.equals(seen) || (await shareOfOtherPixels(page, known, seen, tolerance.channel)) <= tolerance.share);
    const { updateSnapshot } = project.config.snapshotOptions;
    if (isSame || updateSnapshot === 'all' || (updateSnapshot === 'new' && known === undefined)) {
      await Promise.all([now, before].map((file) => rm(file, { force: true })));
      if (!isSame) await write(committed, seen);
      return isSame ? 'same' : 'written';
    }
    await write(now, seen);
    if (known === undefined) return 'missing';
    await write(before, known);
    return 'different';
  };
}

async function photograph(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', { format: 'png' });
  return Buffer.from(data, 'base64');
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
