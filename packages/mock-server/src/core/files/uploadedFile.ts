/** A file arrives the same way whichever transport carried it: bytes, the name and the type its sender claims, nothing believed. */

import type { FileType } from '../pictures/fileName.ts';

/** Text of a PDF as it stands on the page: one line a row, each piece with where it begins and ends, in points. */
export interface PdfPiece {
  text: string;
  from: number;
  to: number;
}

/**
 * What was read out of a statement before the call began, or why it cannot be read, in Vietnamese; `pages` are the places
 * among the lines at which pages begin, absent where the lines are rows of a sheet; `type` is a PDF's when absent.
 */
export type PdfReading =
  | {
      ok: true;
      type?: FileType;
      lines: readonly (readonly PdfPiece[])[];
      pages?: readonly number[];
      /** Places of lines that are hidden in a sheet. */
      hidden?: readonly number[];
    }
  | { ok: false; message: string };

/** One file of a multipart form. */
export interface UploadedFile {
  /** As its sender named it; see {@link safeFileName}. */
  name: string;
  /** Type its sender claims; what it is, is read from the bytes. */
  type: string;
  bytes: Uint8Array;
  /** Of a statement, what the preparation of the call read in it. */
  pdf?: PdfReading;
}

/** Whether a value is a file as a transport delivers it. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'type' in value &&
    typeof value.type === 'string' &&
    'bytes' in value &&
    value.bytes instanceof Uint8Array
  );
}

/** Most bytes of a file, 5 MB. */
export const FILE_LIMIT = 5_242_880;
