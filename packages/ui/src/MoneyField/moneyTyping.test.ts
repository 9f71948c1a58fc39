import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { parseMoney } from '../format/typedMoney.ts';
import { INPUT_METHODS, textParts, textStates } from '../testing/inputMethod.ts';
import { anyNotation, type Notation } from '../testing/moneyNotations.ts';
import { MoneyTypist } from '../testing/MoneyTypist.ts';

const AMOUNTS = 5_000;

describe('typing money', () => {
  it('groups each digit typed and keeps the caret behind it', () => {
    expect(type('|', '1000000')).toBe('1.000.000|');
    expect(type('1.234|.567', '9')).toBe('12.349|.567');
    expect(type('|1.234', '5')).toBe('5|1.234');
    expect(type('|', '-12345')).toBe('-12.345|');
  });

  it('groups again after a deletion', () => {
    expect(erase('1.234.567|')).toBe('123.456|');
    expect(erase('1.23|4.567')).toBe('12|4.567');
  });

  it('deletes the digit beyond a dot of its own, not the dot', () => {
    expect(erase('1.|234')).toBe('|234');
    expect(erase('1|.234', 'deleteContentForward')).toBe('1|34');
  });

  it('keeps the zeros behind a digit that is about to be replaced', () => {
    expect(erase('2|.034.000')).toBe('|034.000');
    expect(type('|034.000', '3')).toBe('3|.034.000');
  });

  it('takes its own dots out again where a unit follows', () => {
    expect(type('|', '1200')).toBe('1.200|');
    expect(type('1.200|', 'tr')).toBe('1200tr|');
    expect(type('1.200|', '.5tr')).toBe('1200.5tr|');
  });

  it('leaves a dot, comma or unit of the user alone', () => {
    expect(type('|', '1.5tr')).toBe('1.5tr|');
    expect(type('|', '1,5tr')).toBe('1,5tr|');
    expect(type('|', '1.000.000')).toBe('1.000.000|');
    expect(type('|', '1.5005tr')).toBe('1.5005tr|');
  });

  it('reads a paste over the whole amount as it was pasted, also where both begin alike', () => {
    const typist = new MoneyTypist('1500');
    typist.selectAll();
    typist.paste('1.500tr');
    expect(parseMoney(typist.typed)).toEqual(parseMoney('1.500tr'));
  });
});

describe('an amount in any notation', () => {
  it('means the same typed key by key, pasted, and through Telex and VNI', () => {
    const told = fc.property(anyNotation, fc.boolean(), ({ text, amount }, replaces) => {
      for (const [way, enter] of Object.entries(WAYS)) {
        const typist = new MoneyTypist(replaces ? '35000000' : '');
        typist.selectAll();
        enter(typist, text);
        expect({ way, ...parseMoney(typist.typed) }).toEqual({ way, ok: true, value: amount });
      }
    });
    fc.assert(told, { numRuns: AMOUNTS });
    tellFigure(31, `${AMOUNTS} amounts in all notations × ${Object.keys(WAYS).length} ways of typing: 0 misread`);
  });

  it('has no meaning, typed key by key, that it has not pasted', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,-ktrỷ đ'.split('')), maxLength: 12 });
    fc.assert(
      fc.property(keys, (text) => {
        const typist = new MoneyTypist('');
        typist.keys(text);
        expect(parseMoney(typist.typed)).toEqual(parseMoney(text));
      }),
      { numRuns: AMOUNTS },
    );
  });

  it('means what the field shows, after whatever keys, deletions and moves', () => {
    const step = fc.oneof(
      fc.constantFrom(...'0123456789.,tr'.split('')).map((key) => (typist: MoneyTypist) => typist.keys(key)),
      fc
        .constantFrom('deleteContentBackward', 'deleteContentForward')
        .map((way) => (typist: MoneyTypist) => typist.erase(way)),
      fc.nat(15).map((place) => (typist: MoneyTypist) => typist.moveTo(place)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const typist = new MoneyTypist('');
        for (const act of steps) act(typist);
        expect(parseMoney(typist.typed)).toEqual(parseMoney(typist.shown));
        expect(typist.caret >= 0 && typist.caret <= typist.shown.length).toBe(true);
      }),
      { numRuns: AMOUNTS },
    );
  });
});

/** Every way that a text gets into the field. */
const WAYS: Record<string, (typist: MoneyTypist, text: Notation['text']) => void> = {
  keys: (typist, text) => typist.keys(text),
  paste: (typist, text) => typist.paste(text),
};
for (const method of INPUT_METHODS) {
  WAYS[`${method} rewriting`] = (typist, text) => typist.rewrite(textStates(text, method));
  WAYS[`${method} composing the text`] = (typist, text) => typist.compose(textStates(text, method));
  WAYS[`${method} composing words`] = (typist, text) => {
    for (const part of textParts(text)) {
      if (/\p{L}/u.test(part)) typist.compose(textStates(part, method));
      else typist.keys(part);
    }
  };
}

/** Types keys at the caret ("|") of a field that shows an amount. */
function type(marked: string, keys: string): string {
  const typist = showing(marked);
  typist.keys(keys);
  return mark(typist);
}

function erase(marked: string, way: Parameters<MoneyTypist['erase']>[0] = 'deleteContentBackward'): string {
  const typist = showing(marked);
  typist.erase(way);
  return mark(typist);
}

function showing(marked: string): MoneyTypist {
  const typist = new MoneyTypist(marked.replace(/[.|]/g, ''));
  typist.moveTo(marked.indexOf('|'));
  return typist;
}

function mark({ shown, caret }: MoneyTypist): string {
  return `${shown.slice(0, caret)}|${shown.slice(caret)}`;
}
