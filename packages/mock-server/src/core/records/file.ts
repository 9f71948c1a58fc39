/** A stored picture never changes: what shows a number once shows the same picture for ever. */
import type { ImageType } from '../pictures/image.ts';
import type { Stamped } from './stamped.ts';

/** A picture of a shop. */
export interface StoredFile extends Stamped {
  FileID: number;
  /** Safe to show and to save under. */
  Name: string;
  Type: ImageType;
  /** Bytes. */
  Size: number;
  /** Pixels. */
  Width: number;
  Height: number;
  /** SHA-256 of the bytes in hex. */
  Hash: string;
  /** Base64. */
  Content: string;
}
