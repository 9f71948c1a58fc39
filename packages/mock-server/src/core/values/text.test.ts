import { expect, test } from 'vitest';
import { tellFigure } from '../../../../../scripts/tellFigure.ts';
import { cardTypeName, cardTypeOf, isTypeCard } from './cardTypes.ts';
import { hashPassword, hashToken, isStrongPassword, verifyPassword } from './password.ts';
import { normalisePhone } from './phone.ts';
import { pbkdf2, sha256, toHex, utf8 } from './sha256.ts';
import { accountOwnerName, cleanName, cleanText, fold, holdsWords, seenText } from './text.ts';

test.each([
  ['4221', 1],
  ['5512', 2],
  ['2221', 2],
  ['2720', 2],
  ['3528', 3],
  ['3589', 3],
  ['3527', 9],
  ['3412', 4],
  ['3799', 4],
  ['970436', 5],
  ['6250', 6],
  ['2721', 9],
  ['2220', 9],
  ['', 9],
  ['1', 9],
] as const)('a number beginning with %s is of type %d', (digits, type) => {
  expect(cardTypeOf(digits)).toBe(type);
});

test('a type of card has a name, others are Khác', () => {
  expect([cardTypeName(3), cardTypeName(8), isTypeCard(3), isTypeCard(7)]).toEqual(['JCB', 'Khác', true, false]);
});

test.each([
  ['  ghi chú ', 'ghi chú'],
  ['   ', undefined],
  [undefined, undefined],
])('the text %j is stored as %j', (text, stored) => expect(cleanText(text)).toBe(stored));

test.each([
  ['\u0000', ''],
  ['\u200b\u200d\ufeff \u2800\u3164', ''],
  ['\u202e\u2066\u200f', ''],
  ['Hoa\u202egnoT', 'HoagnoT'],
  ['Nguye\u0302\u0303n Va\u0306n \u0110a\u0323t', 'Nguyễn Văn Đạt'],
  ['một\r\nhai\tba\u2028bốn', 'một\nhai ba\nbốn'],
  ['\ud800lẻ', 'lẻ'],
  ['gia đình 👩‍👩‍👧🏽 ❤️', 'gia đình 👩‍👩‍👧🏽 ❤️'],
  ['\u001b[31mđỏ\u0007', '[31mđỏ'],
])('%j is seen as %j', (text, seen) => expect(seenText(text)).toBe(seen));

test.each([
  ['0912345678', '0912345678'],
  ['+84 912.345.678', '0912345678'],
  ['84912345678', '0912345678'],
  ['(091) 234-5678', '0912345678'],
  ['0912–345–678', '0912345678'],
  ['+84(0)912345678', '0912345678'],
  ['912345678', '0912345678'],
  ['02838445678', '02838445678'],
  ['0112345678', undefined],
  ['091234567', undefined],
  ['khách', undefined],
])('%s is the telephone %s', (text, phone) => {
  expect(normalisePhone(text)).toBe(phone);
});

test('words are found without tone marks and in any order', () => {
  expect(fold('  Nguyễn  Văn ĐẠT ')).toBe('nguyen van dat');
  expect(fold('Nguye\u0302\u0303n')).toBe('nguyen');
  expect([holdsWords('nguyen van dat', 'dat nguyen'), holdsWords('nguyen van dat', 'binh')]).toEqual([true, false]);
  expect(accountOwnerName('Trần Văn Chủ')).toBe('TRAN VAN CHU');
  expect(cleanName('  Trần   Văn Chủ ')).toBe('Trần Văn Chủ');
});

test('a search takes twice as long in twice the text, whatever marks are combined in it', () => {
  const rounds = Array.from({ length: 100 }, () => [timeOf(2000), timeOf(4000)] as const);
  const once = Math.min(...rounds.map(([time]) => time));
  const twice = Math.min(...rounds.map(([, time]) => time));
  tellFigure(29, `search over text of length n and 2n: ratio ${(twice / once).toFixed(2)}`);
  expect(twice / once).toBeLessThanOrEqual(2.2);
});

test('hashes equal the published vectors', () => {
  expect(toHex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(toHex(sha256(utf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(toHex(pbkdf2(utf8('password'), utf8('salt'), 1))).toBe(
    '120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b',
  );
  expect(toHex(pbkdf2(utf8('password'), utf8('salt'), 2))).toBe(
    'ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43',
  );
});

test('a password is known again by its hash only, and a token never by itself', () => {
  const stored = hashPassword('Chushop@123', 'ab12');
  expect(stored).not.toContain('Chushop');
  expect([
    verifyPassword('Chushop@123', stored),
    verifyPassword('chushop@123', stored),
    verifyPassword('x', 'rác'),
  ]).toEqual([true, false, false]);
  expect(hashToken('mã')).toHaveLength(64);
  expect(['Chushop@123', 'abcdefgh', '12345678', 'abc1', 'mậtkhẩu1'].map(isStrongPassword)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

/** Milliseconds a search takes over so many names with marks combined in every other letter. */
function timeOf(length: number): number {
  const text = 'Nguye\u0302\u0303n Va\u0306n \u0110a\u0323t (a+)+$ [( % '.repeat(length);
  const started = performance.now();
  holdsWords(fold(text), fold('(a+)+$ [( % không có'));
  return performance.now() - started;
}
