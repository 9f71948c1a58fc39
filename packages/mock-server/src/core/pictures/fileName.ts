/** A file's name is text to show: no path, no sign a system treats as its own, no card number, and the ending of what it is. */
import { maskCardNumbers } from '../values/cardNumbers.ts';

const ENDINGS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/csv': 'csv',
} as const;

/** Types of the files that are kept or read, by what their bytes are. */
export type FileType = keyof typeof ENDINGS;

/** Most letters before the ending. */
const LENGTH = 80;

/** The name somebody gave a file, made safe. */
export function safeFileName(name: string, type: FileType): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = maskCardNumbers(last.replace(/\.[^.]*$/, ''))
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '')
    .replace(/^[. ]+/, '')
    .trim();
  return `${stem.slice(0, LENGTH).toWellFormed() || 'tep'}.${ENDINGS[type]}`;
}
