import { expect, it } from 'vitest';
import { joined, named } from './joined.ts';

it.each<{ facts: (string | false | null | undefined)[]; text: string }>([
  { facts: ['VCB', '•••• 4321', 'Hạnh'], text: 'VCB · •••• 4321 · Hạnh' },
  { facts: ['', '•••• 4321', undefined], text: '•••• 4321' },
  { facts: ['VCB', null, false, 'Hạnh'], text: 'VCB · Hạnh' },
  { facts: ['0 ₫', '–'], text: '0 ₫ · –' },
  { facts: ['', undefined], text: '' },
  { facts: [], text: '' },
])('$facts stand side by side as "$text"', ({ facts, text }) => expect(joined(...facts)).toBe(text));

it.each([
  ['Hạnh', 'KH0012', 'Hạnh (KH0012)'],
  ['Hạnh', '', 'Hạnh'],
  ['Hạnh', undefined, 'Hạnh'],
  ['', 'KH0012', 'KH0012'],
  ['', null, ''],
])('"%s" with %j is named "%s"', (name, detail, text) => expect(named(name, detail)).toBe(text));
