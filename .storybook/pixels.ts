import type { Page } from 'playwright';

/**
 * Share (0 to 1) of pixels in which two PNG files differ by more than `channel` in a colour; 1 when their sizes differ.
 * The browser of the test decodes them.
 */
export function shareOfOtherPixels(page: Page, one: Buffer, other: Buffer, channel: number): Promise<number> {
  return page.evaluate(readPixels, { files: [one.toString('base64'), other.toString('base64')], channel });
}

async function readPixels({ files, channel }: { files: string[]; channel: number }): Promise<number> {
  const [one, other] = await Promise.all(
    files.map(async (file) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${file}`)).blob());
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
