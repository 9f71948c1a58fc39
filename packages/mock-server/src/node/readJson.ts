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
  const shape = shapeOf(text);
  if (shape.depth > MAX_DEPTH) return { ok: false, message: `Nội dung lồng nhau quá ${MAX_DEPTH} cấp` };
  try {
    const value: unknown = JSON.parse(text);
    return shape.hasDuplicate ? { ok: false, message: 'Có trường bị gửi lặp lại' } : { ok: true, value };
  } catch {
    return { ok: false, message: 'Nội dung gửi lên không phải JSON hợp lệ' };
  }
}

const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/gs;

/** Depth and duplicate keys, found without recursion and without trusting that the text is JSON. */
function shapeOf(text: string): { depth: number; hasDuplicate: boolean } {
  const keysAbove: Set<string>[] = [];
  let depth = 0;
  for (const [token, isKey] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      keysAbove.push(new Set());
      depth = Math.max(depth, keysAbove.length);
      if (depth > MAX_DEPTH) break;
    } else if (token === '}' || token === ']') {
      keysAbove.pop();
    } else if (isKey !== undefined && addsTwice(keysAbove.at(-1), token)) {
      return { depth, hasDuplicate: true };
    }
  }
  return { depth, hasDuplicate: false };
}

function addsTwice(keys: Set<string> | undefined, token: string): boolean {
  if (!keys) return false;
  const key = token.slice(0, token.lastIndexOf('"') + 1);
  const isKnown = keys.has(key);
  keys.add(key);
  return isKnown;
}
