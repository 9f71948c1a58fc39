/** Words are compared as people type them in a hurry: without tone marks, without case, without spare spaces. */

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

/** Emoji made of several, and the sign that asks for their colours: the only unseen signs a text may keep. */
const EMOJI = /\p{RGI_Emoji}/v;
const UNSEEN = /\p{RGI_Emoji}|[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\ufff9-\ufffb]/gv;

/**
 * The text as it is seen: composed (NFC) and trimmed, lines end with a line feed, a tab is a space; what controls a
 * terminal, turns the direction of writing or takes no room is gone, emoji excepted.
 */
export function seenText(text: string): string {
  const lines = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\t', ' ');
  return lines.replaceAll(UNSEEN, (sign) => (sign === '\n' || EMOJI.test(sign) ? sign : '')).trim();
}

/** Free text as it is stored: trimmed, absent when nothing is left. */
export function cleanText(text: string | undefined | null): string | undefined {
  return text?.trim() || undefined;
}

/** A name as it is stored: single spaces. */
export function cleanName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Name of an account holder as banks print it: capitals without marks. */
export function accountOwnerName(text: string): string {
  return fold(text).toUpperCase();
}
