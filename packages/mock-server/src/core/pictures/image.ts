/** What a picture is, is read from its bytes, without decoding a pixel; what is kept of it holds the picture and nothing about its maker. */
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** Types of pictures that are taken. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture as its header describes it. */
export interface ImageInfo {
  type: ImageType;
  /** Pixels. */
  width: number;
  height: number;
  /** The picture without EXIF, XMP, comments, and anything that stands after its end. */
  clean: Uint8Array;
}

/** The picture some bytes are; undefined when they are none, or one that is broken off. */
export function readImage(bytes: Uint8Array): ImageInfo | undefined {
  const png = readPng(bytes);
  if (png) return { type: 'image/png', ...png };
  const jpeg = readJpeg(bytes);
  if (jpeg) return { type: 'image/jpeg', ...jpeg };
  const webp = readWebp(bytes);
  return webp && { type: 'image/webp', ...webp };
}
