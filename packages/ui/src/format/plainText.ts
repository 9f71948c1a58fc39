/** Signs that take no room: what spreadsheets, chats and web pages leave around a copied text. */
const UNSEEN = /[\p{Cf}\p{Cc}]/gu;
/** A dash or minus of any kind. */
const DASH = /[\p{Pd}\u2212]/gu;

/**
 * A typed or copied text as it is read: full width as plain, every dash as "-", what takes no room gone, and without the
 * apostrophe by which spreadsheets mark a text.
 */
export function plainText(text: string): string {
  const shown = text
    .replaceAll(/[\t\r\n]/g, ' ')
    .replaceAll(UNSEEN, '')
    .normalize('NFKC')
    .replaceAll(DASH, '-');
  return shown
    .trim()
    .replace(/^['’](?=\S)/, '')
    .trim();
}
