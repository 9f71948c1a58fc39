/**
 * A text of cells in which a quote that is never closed, or closed before the cell ends, is a letter of its cell: it would
 * swallow the lines behind it. Such cells come quoted whole.
 */
export function withQuotesAsLetters(text: string, separator: string): string {
  let out = '';
  let copied = 0;
  let at = 0;
  while (at < text.length) {
    const end = text[at] === '"' ? quotedEnd(text, at, separator) : undefined;
    if (text[at] === '"' && end === undefined) {
      const letters = bareEnd(text, at, separator);
      out += `${text.slice(copied, at)}"${text.slice(at, letters).replaceAll('"', '""')}"`;
      copied = letters;
      at = letters;
    } else {
      at = end ?? bareEnd(text, at, separator);
    }
    at += 1;
  }
  return out === '' ? text : out + text.slice(copied);
}

/** Where a quoted cell ends, behind its last quote; undefined where nothing closes it. */
function quotedEnd(text: string, from: number, separator: string): number | undefined {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return isEnd(text, at + 1, separator) ? at + 1 : undefined;
  }
  return undefined;
}

/** Where a cell without quotes ends. */
function bareEnd(text: string, from: number, separator: string): number {
  let at = from;
  while (!isEnd(text, at, separator)) at += 1;
  return at;
}

function isEnd(text: string, at: number, separator: string): boolean {
  return at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r';
}
