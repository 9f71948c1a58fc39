/** Words are compared as people type them in a hurry: without tone marks, without case, without spare spaces. */
import { maskCardNumbers } from './cardTypes.ts';

/** The text folded for searching: `Nguyễn Văn Đạt` → `nguyen van dat`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether a folded text holds every word of a folded query, in any order; an empty query fits all. */
export function holdsWords(folded: string, query: string): boolean {
  return query.split(' ').every((word) => folded.includes(word));
}

/** Free text as it may be stored: trimmed, card numbers masked, absent when nothing is left. */
export function cleanText(text: string | undefined | null): string | undefined {
  const trimmed = text?.trim();
  return trimmed ? maskCardNumbers(trimmed) : undefined;
}

/** A name as it may be stored: single spaces, card numbers masked. */
export function cleanName(text: string): string {
  return maskCardNumbers(text.trim().replaceAll(/\s+/g, ' '));
}

/** Name of an account holder as banks print it: capitals without marks; card numbers masked. */
export function accountOwnerName(text: string): string {
  return maskCardNumbers(fold(text).toUpperCase());
}
