/** Stands in place of what is left out. */
const HIDDEN = '***';

/** Longest message that is sent. */
const MESSAGE_LENGTH = 300;
/** Most frames of a stack that are sent. */
const MOST_FRAMES = 20;

/** In this order: what an earlier rule leaves may still be caught by a later one. */
const HIDING: readonly (readonly [RegExp, string])[] = [
  // Addresses, paths and queries may say whose record was looked at.
  [/[a-z-]+:\/\/\S+/g, HIDDEN],
  [/[?]\S*/g, '?'],
  [/\/\d+/g, `/${HIDDEN}`],
  [/\S+@\S+/g, HIDDEN],
  // Engines quote data in double quotes, and names of the code in single ones: those are kept.
  [/"[^"]*(?:"|$)/g, `"${HIDDEN}"`],
  [/'([\w$.#-]{1,40})'/g, '`$1`'],
  [/'[^']*(?:'|$)/g, `'${HIDDEN}'`],
  [/`/g, "'"],
  // Tokens and keys: long, with a digit.
  [/(?=[\w+=-]*\d)[\w+=-]{16,}/g, HIDDEN],
  // Cards, telephones, accounts and amounts, also those written in groups.
  [/\d(?:[^A-Za-z\d]{0,3}\d){3,}/g, HIDDEN],
  // People: two words or more with a capital.
  [/\b[A-Z][\w.-]*(?:[\s,]+[A-Z][\w.-]*)+/g, HIDDEN],
];

/**
 * What of a message may leave the page. One with a letter that English lacks was written for people, with data in it: nothing of it
 * is sent. In any other, addresses, quoted data, digits, tokens and names are hidden.
 *
 * @param secrets texts that must not appear whatever they look like, such as the token
 */
export function scrubMessage(message: string, secrets: readonly string[] = []): string {
  const open = secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, HIDDEN), message);
  if (/[^\p{ASCII}…‘’“”]/u.test(open)) return HIDDEN;
  const hidden = HIDING.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), open);
  return hidden.slice(0, MESSAGE_LENGTH);
}

/** A frame of Chromium (`at name (address:1:2)`), Firefox or Safari (`name@address:1:2`). */
const FRAME = /^\s*(?:at )?(.*?)[\s(@]*((?:https?|file|blob|[a-z-]+-extension):\/\/[^\s()]*?):(\d+):(\d+)\)?$/;

/** A stack as functions with file, line and column of the build; whatever else stands in it is data, and left out. */
export function scrubStack(stack: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', address = '', row = '', column = ''] = FRAME.exec(line) ?? [];
    return address === '' ? [] : [`${name.replaceAll(/[^\w$.<>\s]/g, '')} ${fileOf(address)}:${row}:${column}`.trim()];
  });
  return frames.slice(0, MOST_FRAMES).join('\n');
}

/** Names of the build's files tell nothing of people; the address of a page does, and other origins are not ours. */
function fileOf(address: string): string {
  return /^https?:\/\/[^/]+\/(assets\/[\w.-]+)$/.exec(address)?.[1] ?? HIDDEN;
}
