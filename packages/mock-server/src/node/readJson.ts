/** Deepest nesting a body may have. */
const MAX_DEPTH = 32;

/** A body that was read, or why it was refused, in Vietnamese. */
export type ReadBody = { ok: true; value: unknown } | { ok: false; message: string };

/** Reads a JSON body; refuses bytes that are no UTF-8, malformed JSON, deep nesting and a key given twice in one record. */
export function readJson(bytes: Uint8Array): ReadBody {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, message: 'Nội dung gửi lên không phải UTF-8' };
  }
  if (isTooDeep(text)) return { ok: false, message: `Nội dung lồng nhau quá ${MAX_DEPTH} cấp` };
  try {
    const value: unknown = JSON.parse(text);
    return hasDuplicate(text) ? { ok: false, message: 'Có trường bị gửi lặp lại' } : { ok: true, value };
  } catch {
    return { ok: false, message: 'Nội dung gửi lên không phải JSON hợp lệ' };
  }
}

/** A text without an end reaches to the end of all, so that no place after it is tried again. */
const TOKEN = /"(?:[^"\\]|\\.?)*(?:"(\s*:)?|$)|[{}[\]]/gs;

/** Whether a text nests deeper than a body may, found without recursion and without trusting that it is JSON. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Whether a record of a JSON text has a key twice. */
function hasDuplicate(text: string): boolean {
  const keysAbove: Set<string>[] = [];
  for (const [token, isKey] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') keysAbove.push(new Set());
    else if (token === '}' || token === ']') keysAbove.pop();
    else if (isKey !== undefined && addsTwice(keysAbove.at(-1), token)) return true;
  }
  return false;
}

function addsTwice(keys: Set<string> | undefined, token: string): boolean {
  if (!keys) return false;
  const key = token.slice(0, token.lastIndexOf('"') + 1);
  const isKnown = keys.has(key);
  keys.add(key);
  return isKnown;
}
