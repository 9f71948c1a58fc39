import { isJsonObject } from '../contract/jsonObject.ts';
import type { Spoil } from './faultRule.ts';

/** What comes over the wire instead of an answer. */
export function spoilt(body: unknown, how: Spoil): string {
  return SPOILT[how](body);
}

const SPOILT: Readonly<Record<Spoil, (body: unknown) => string>> = {
  empty: () => '',
  html: () => '<html><body>502 Bad Gateway</body></html>',
  truncated: (body) => {
    const text = JSON.stringify(body);
    return text.slice(0, Math.ceil(text.length / 2));
  },
  wrongType: (body) =>
    JSON.stringify(isJsonObject(body) ? { ...body, Data: ofOtherTypes(body['Data']) } : ofOtherTypes(body)),
};

/** The same names with values of other types: numbers as text, texts in lists, lists as records; nothing becomes a text. */
function ofOtherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return Object.fromEntries(value.map((each, place) => [place, ofOtherTypes(each)]));
  if (isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, ofOtherTypes(inner)]));
  }
  if (typeof value === 'string') return [value];
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
