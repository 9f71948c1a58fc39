import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import encodeWebp, { init as initEncoder } from '@jsquash/webp/encode';
import type { Page } from 'playwright';

/** A picture's file, of whichever kind. */
export interface PictureFile {
  content: Buffer;
  kind: 'png' | 'webp';
}

/**
 * Share (0 to 1) of pixels in which two files differ by more than `channel` in a colour; 1 when their sizes differ. The
 * browser of the test decodes them.
 */
export function shareOfOtherPixels(page: Page, one: PictureFile, other: PictureFile, channel: number): Promise<number> {
  return page.evaluate(comparePixels, { files: [addressOf(one), addressOf(other)], channel });
}

/** The same pixels as WebP without loss: a third of the size of the browser's own file. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const [{ width, height, pixels }] = await Promise.all([
    page.evaluate(readPixels, addressOf({ content: png, kind: 'png' })),
    (encoder ??= loadEncoder()),
  ]);
  // `ImageData` is the browser's word for it; the encoder reads these three alone.
  const image = { width, height, data: new Uint8ClampedArray(Buffer.from(pixels, 'base64')) } as ImageData;
  return Buffer.from(await encodeWebp(image, { lossless: 1, exact: 1, quality: 75, method: 4 }));
}

let encoder: Promise<unknown> | undefined;

async function loadEncoder(): Promise<unknown> {
  const file = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
  return initEncoder(await WebAssembly.compile(await readFile(file)));
}

function addressOf({ content, kind }: PictureFile): string {
  return `data:image/${kind};base64,${content.toString('base64')}`;
}

async function comparePixels({ files, channel }: { files: string[]; channel: number }): Promise<number> {
  const [one, other] = await Promise.all(
    files.map(async (file) => {
      const image = await createImageBitmap(await (await fetch(file)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return canvas?.getImageData(0, 0, image.width, image.height);
    }),
  );
  if (!one || !other || one.width !== other.width || one.height !== other.height) return 1;
  let different = 0;
  for (let pixel = 0; pixel < one.data.length; pixel += 4) {
    const isOther = [0, 1, 2].some(
      (colour) => Math.abs((one.data[pixel + colour] ?? 0) - (other.data[pixel + colour] ?? 0)) > channel,
    );
    if (isOther) different += 1;
  }
  return different / (one.width * one.height);
}

async function readPixels(file: string): Promise<{ width: number; height: number; pixels: string }> {
  const image = await createImageBitmap(await (await fetch(file)).blob());
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas?.drawImage(image, 0, 0);
  const bytes = new Uint8Array(canvas?.getImageData(0, 0, width, height).data.buffer ?? []);
  let text = '';
  // A function takes only so many arguments at once.
  for (let at = 0; at < bytes.length; at += 2 ** 15) text += String.fromCodePoint(...bytes.subarray(at, at + 2 ** 15));
  return { width, height, pixels: btoa(text) };
}
