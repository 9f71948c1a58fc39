/** `"$name"` in the arguments of a call stands for what an earlier call saved; `"$$…"` is a text that begins with one `$`. */
import { isJsonObject } from '../contract/jsonObject.ts';
import { Refused } from '../faults/refused.ts';
import { shownName } from './refuseParts.ts';

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

/** Whether a text may name what is saved. */
export function isSavedName(text: string): boolean {
  return NAME.test(text);
}

/** A text as a file writes it, so that it is read as itself. */
export function writtenText(text: string): string {
  return text.startsWith('$') ? `$${text}` : text;
}

/**
 * Arguments with what their names stand for.
 *
 * @param saved gives what a name stands for, and is told where it stands
 * @throws Refused for a text that begins with `$` and is neither a name nor written with two
 */
export function withSaved(
  value: unknown,
  saved: (name: string, path: readonly string[]) => unknown,
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') return ofText(value, saved, path);
  if (Array.isArray(value)) return value.map((item: unknown, place) => withSaved(item, saved, [...path, `${place}`]));
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, inner]) => [name, withSaved(inner, saved, [...path, name])]));
}

function ofText(
  text: string,
  saved: (name: string, path: readonly string[]) => unknown,
  path: readonly string[],
): unknown {
  if (!text.startsWith('$')) return text;
  if (text.startsWith('$$')) return text.slice(1);
  const name = text.slice(1);
  if (isSavedName(name)) return saved(name, path);
  const shown = shownName(text);
  throw new Refused(path.join('/'), `"${shown}" không phải tên đã lưu; muốn có chữ $ ở đầu thì viết "$${shown}"`);
}
