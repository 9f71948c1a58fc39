/** Draws photos anew beside the page: upright, small enough to be sent, and without a word about place, day or camera. */

import { shareOf } from './photoLimits.ts';

/** What the page asks of the worker. */
export interface PhotoTask {
  photo: Blob;
  /** Most bytes of what comes of it. */
  limit: number;
}

/** The photo as a JPEG, or that the browser cannot open it. */
export type PhotoReply = { ok: true; photo: Blob } | { ok: false };

/** Longest side in pixels of a photo of 3 by 4, and quality, tried one after the other until the file is small enough; letters of a slip stay legible in all. */
const SIZES = [
  [3000, 0.9],
  [3000, 0.75],
  [2000, 0.75],
  [1200, 0.6],
] as const;

self.addEventListener('message', ({ data }: MessageEvent<PhotoTask>) => {
  void draw(data).then(
    (photo) => self.postMessage({ ok: true, photo } satisfies PhotoReply, {}),
    () => self.postMessage({ ok: false } satisfies PhotoReply, {}),
  );
});

async function draw({ photo, limit }: PhotoTask): Promise<Blob> {
  const whole = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    for (const [side, quality] of SIZES) {
      const drawn = await drawAt(whole, side, quality);
      if (drawn.size <= limit) return drawn;
    }
  } finally {
    whole.close();
  }
  throw new Error('No size of it is small enough.');
}

/** On white: a JPEG has no transparent places. */
function drawAt(whole: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const share = shareOf([whole.width, whole.height], side);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(whole.width * share)),
    Math.max(1, Math.round(whole.height * share)),
  );
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws nothing.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
