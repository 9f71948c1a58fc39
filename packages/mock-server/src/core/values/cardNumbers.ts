/** Full card numbers and security codes never enter a text, however they are written (domain §7): what is stored, shown, logged is looked through here alone. */
import { CARD_TYPES } from './cardTypes.ts';

/** A part of a text: the place of its first sign, and the one after its last. */
interface Span {
  from: number;
  to: number;
}

/** A card number found in a text. */
interface FoundCard extends Span {
  /** Its 13 to 19 digits, plain. */
  digits: string;
}

/** What stands between two digits: nothing, spaces, dots and dashes, commas among them, other signs, one letter among signs, or what no number goes on over. */
type Gap = 'none' | 'dot' | 'comma' | 'sign' | 'letter' | 'wall';

/** The digits of a text, each with its place and with what stands before it. */
interface Digits {
  plain: string;
  from: number[];
  to: number[];
  before: Gap[];
}

/** Beginnings and lengths of other schemes met in Vietnam: Diners Club, Discover, Maestro, Mir. */
const DINERS = { prefix: /^3(0[0-5]|[689])/, lengths: [14] };
const OTHER_SCHEMES: readonly { prefix: RegExp; lengths: readonly number[] }[] = [
  DINERS,
  { prefix: /^6(011|4[4-9]|5)/, lengths: [16, 19] },
  { prefix: /^(50(18|20|38)|5893|6304|6759|676[1-3])/, lengths: [13, 14, 15, 16, 17, 18, 19] },
  { prefix: /^220[0-4]/, lengths: [16, 17, 18, 19] },
];
const SCHEMES: typeof OTHER_SCHEMES = [...CARD_TYPES, ...OTHER_SCHEMES];

/** NAPAS and UnionPay issue numbers whose last digit does not check: those of 16 and 19 digits are believed where they stand alone. */
const UNCHECKED = /^(?=(?:\d{16}|\d{19})$)(?:9704|62)/;

const FEWEST = 13;
const MOST = 19;
/** Fewest digits that are believed to be a card where they stand in odd groups or in a longer number. */
const SURE = 15;

/** Places after which cards are parted when printed or read out; such groups are believed even where another number is glued to one end. */
const PRINTED = [new Set([4, 8, 12, 16]), new Set([4, 10])];

/** A sum of money with its dots or commas: it begins and ends a number of its own. */
const SUM = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?:(?:\.\p{Nd}{3}){1,3}|(?:,\p{Nd}{3}){1,3})(?![.,]?\p{Nd})/gu;

/** Signs nobody sees; digits on both sides of one stand together. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;

/** Whether digits pass the Luhn check. A failure is a warning only: some schemes issue numbers without it. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether a text holds a full card number. */
export function holdsCardNumber(text: string): boolean {
  return findCardNumbers(text).length > 0;
}

/** The text with every full card number reduced to its last four digits, and what follows it as its security code hidden. */
export function maskCardNumbers(text: string): string {
  return replaceCardNumbers(text, (digits) => `**** ${digits.slice(-4)}`);
}

/** The text with every full card number shown another way, and what follows it as its security code hidden. */
export function replaceCardNumbers(text: string, shown: (digits: string) => string): string {
  const found = findCardNumbers(text);
  let end = text.length;
  let rest = '';
  for (const { from, to, digits } of found.toReversed()) {
    rest = `${shown(digits)}${withoutCode(text.slice(to, end))}${rest}`;
    end = from;
  }
  return text.slice(0, end) + rest;
}

/** What follows a card number: digits glued to it, or a code of three or four digits after it or its expiry. */
const GLUED = /^[\p{Default_Ignorable_Code_Point}\p{M}]*\p{Nd}+/u;
const CODE =
  /^((?:[^\p{L}\p{N}]{1,4}\p{Nd}{1,2}\s?[/.-]\s?(?:\p{Nd}{2}){1,2})?[^\p{L}\p{N}]{1,4})\p{Nd}{3,4}(?![\p{L}\p{N}%]|[.,/]\p{Nd})/u;

function withoutCode(after: string): string {
  return after.replace(GLUED, '***').replace(CODE, '$1***');
}

/** Card numbers in a text, first to last; where several readings overlap the one that stands freest is taken, over all their signs. */
function findCardNumbers(text: string): FoundCard[] {
  if (text.length < FEWEST) return [];
  const digits = digitsIn(text);
  if (digits.plain.length < FEWEST) return [];
  const sums = [...text.matchAll(SUM)].map(({ index, 0: sum }) => ({ from: index, to: index + sum.length }));
  const found: (FoundCard & { weight: number })[] = [];
  for (let start = 0; start + FEWEST <= digits.plain.length; start += 1) {
    for (let length = MOST; length >= FEWEST; length -= 1) {
      const weight = weigh(digits, start, length, sums);
      if (weight === 0) continue;
      const card = placeOf(digits, start, length);
      const last = found.at(-1);
      if (!last || card.from >= last.to) found.push({ ...card, weight });
      else {
        if (weight > last.weight) Object.assign(last, { digits: card.digits, weight });
        last.to = Math.max(last.to, card.to);
      }
    }
  }
  return found;
}

function placeOf({ plain, from, to }: Digits, start: number, length: number): FoundCard {
  return {
    from: from[start] ?? 0,
    to: to[start + length - 1] ?? 0,
    digits: plain.slice(start, start + length),
  };
}

/**
 * How surely digits are a card number: 0 not at all; then, rising, inside a longer number, in odd groups, in one piece or
 * the groups of a card with one end free, with both.
 */
function weigh(digits: Digits, start: number, length: number, sums: readonly Span[]): number {
  const { plain, before } = digits;
  const end = start + length;
  const card = plain.slice(start, end);
  if (end > plain.length || !isOfScheme(card)) return 0;
  const isChecked = passesLuhn(card);
  if (!isChecked && !UNCHECKED.test(card)) return 0;
  const groups = groupsOf(before, start, end);
  if (!groups) return 0;
  const freeEnds = Number(before[start] !== 'none') + Number(before[end] !== 'none');
  const isPrinted = PRINTED.some((ends) => groups.ends.every((at) => ends.has(at)));
  if (!isChecked && !(freeEnds === 2 && isPrinted && groups.isClean)) return 0;
  if (groups.ends.length === 0) return freeEnds === 2 ? 5 : length >= SURE ? 1 + freeEnds * 2 : 0;
  if (isDiners(card) && freeEnds === 2 && groups.isClean && String(groups.ends) === '4,10') return 4;
  if (length < SURE || freeEnds === 0) return 0;
  if (isPrinted) return 2 + freeEnds;
  if (freeEnds < 2 || !groups.isPlain) return 0;
  const { from, to } = placeOf(digits, start, length);
  return sums.some((sum) => sum.from < to && sum.to > from) ? 0 : 2;
}

function isDiners(card: string): boolean {
  return DINERS.lengths.includes(card.length) && DINERS.prefix.test(card);
}

function isOfScheme(card: string): boolean {
  return SCHEMES.some(({ prefix, lengths }) => lengths.includes(card.length) && prefix.test(card));
}

/** After how many digits a group ends, and whether only spaces, dots and dashes part the groups, with commas or without; undefined across a wall. */
function groupsOf(
  before: readonly Gap[],
  start: number,
  end: number,
): { ends: number[]; isPlain: boolean; isClean: boolean } | undefined {
  const ends: number[] = [];
  let isPlain = true;
  let isClean = true;
  for (let at = start + 1; at < end; at += 1) {
    const gap = before[at];
    if (gap === 'wall') return undefined;
    if (gap !== 'none') ends.push(at - start);
    if (gap === 'sign' || gap === 'letter') isPlain = false;
    if (gap !== 'none' && gap !== 'dot') isClean = false;
  }
  return { ends, isPlain, isClean };
}

function digitsIn(text: string): Digits {
  const digits: Digits = { plain: '', from: [], to: [], before: [] };
  let between = '';
  let at = 0;
  for (const sign of text) {
    const value = digitsOf(sign);
    if (value === '') between += sign;
    for (const digit of value) {
      digits.from.push(at);
      digits.to.push(at + sign.length);
      digits.before.push(digits.plain === '' ? 'wall' : gapOf(between));
      digits.plain += digit;
      between = '';
    }
    at += sign.length;
  }
  return digits;
}

/** The plain digits of one sign: of any script and width, of none for what is no digit. */
function digitsOf(sign: string): string {
  if (sign <= '\u007f') return sign >= '0' && sign <= '9' ? sign : '';
  if (/\p{Nd}/u.test(sign)) return String(valueOf(sign.codePointAt(0) ?? 0));
  return /\p{No}/u.test(sign) ? sign.normalize('NFKC').replaceAll(/\D/g, '') : '';
}

/** Every script has its ten digits in a row that begins with zero. */
function valueOf(code: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - 1 - before))) before += 1;
  return before % 10;
}

function gapOf(between: string): Gap {
  const seen = between.replaceAll(UNSEEN, '');
  if (seen === '') return 'none';
  if (/[*•×]{2}/.test(seen)) return 'wall';
  const letters = seen.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0) return letters === 1 ? 'letter' : 'wall';
  if (/^[\s\p{Z}.\p{Pd}·]*$/u.test(seen)) return 'dot';
  return /^[\s\p{Z}.,_\p{Pd}·]*$/u.test(seen) ? 'comma' : 'sign';
}
