import { assert, constantFrom, property, record, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { runs } from '../../../../../scripts/random.ts';
import { STORY_NOW } from '../../test/storyClock.ts';
import { scrubMessage, scrubStack } from './scrub.ts';

const { world } = createBrowserEngine({ now: STORY_NOW });
const people = world.customers.rows.map(({ FullName }) => FullName);
const holders = world.cards.rows.map(({ HolderName }) => HolderName);
const phones = world.customers.rows.map(({ Phone }) => Phone);

describe('a message that leaves the page', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'FullName')"],
    ['Failed to execute removeChild on Node'],
    ['loading chunk /contract/:scheduleId failed'],
    ['index.html has no element with the id x to draw the app into.'],
  ])('says whole what is wrong in the code: %s', (message) => {
    expect(scrubMessage(message)).toBe(message);
  });

  it.each([
    ['Unexpected token N, "NGUYEN"... is not valid JSON', 'Unexpected token N, "***"... is not valid JSON'],
    ["no record 'Hanh 4111'", "no record '***'"],
    ['no card 4111 1111 1111 1111', 'no card ***'],
    ['no card 4111-1111_1111 / 1111', 'no card ***'],
    ['call 0987.654.321 or (+84) 987 654 321', 'call *** or (+***'],
    ['owes 1.500.000', 'owes ***'],
    ['write to hanh@example.vn now', 'write to *** now'],
    ['no customer Nguyen Thi Hanh here', 'no customer *** here'],
    ['no customer Nguyễn Thị Hạnh here', '***'],
    ['cannot load https://app.vn/contract/123?name=Hanh', 'cannot load ***'],
    ['no record `Nguyen Thi` of it', "no record '***' of it"],
    ['no route /contract/123?edit=7', 'no route /contract/***?'],
    ['bad token 9f2c71aa9f2c71aa9f2c', 'bad token ***'],
  ])('hides what may be data: %s', (message, shown) => {
    expect(scrubMessage(message)).toBe(shown);
  });

  it('hides what is known of who works, whatever it looks like', () => {
    expect(scrubMessage('who is chushop with abcdef', ['chushop', 'abcdef'])).toBe('who is *** with ***');
  });

  it('holds no person, telephone, card, token or long number of the shop, wherever it stands', () => {
    expect(people.length).toBeGreaterThan(50);
    const around = string({ unit: fromLetters('abc xyz .,:;()"\'=-/'), maxLength: 20 });
    const secret = record({
      name: constantFrom(...people, ...holders),
      phone: constantFrom(...phones),
      digits: string({ unit: fromLetters('0123456789'), minLength: 6, maxLength: 19 }),
      gap: constantFrom('', ' ', '-', '.', '/', ' - '),
      token: string({ unit: fromLetters('0123456789abcdef'), minLength: 32, maxLength: 32 }),
    });
    assert(
      property(
        tuple(around, around, around),
        secret,
        ([before, between, after], { name, phone, digits, gap, token }) => {
          const grouped = digits.match(/.{1,4}/g)?.join(gap) ?? '';
          for (const data of [name, phone, digits, grouped, token]) {
            const shown = scrubMessage(`${before} ${data} ${between} ${data} ${after}`);
            expect(shown).not.toContain(data);
            expect(shown).not.toMatch(/\d{4}/);
          }
        },
      ),
      runs(1000),
    );
  });
});

describe('a stack that leaves the page', () => {
  it('says functions, files of the build, lines and columns', () => {
    const stack = [
      'TypeError: no customer Nguyễn Thị Hạnh',
      '    at OrderTotals (https://app.vn/assets/ContractScreen-Ca1Bq2xT.js:1:81234)',
      '    at async Object.load (https://app.vn/assets/index-CLIneSa3.js:8:40211)',
      '    at https://app.vn/contract/123?name=Hanh:1:20',
      'draw@https://app.vn/assets/parts-fdOJm3US.js:2:3',
      '    at chrome-extension://abcdef/inject.js:1:1',
    ];
    expect(scrubStack(stack.join('\n')).split('\n')).toEqual([
      'OrderTotals assets/ContractScreen-Ca1Bq2xT.js:1:81234',
      'async Object.load assets/index-CLIneSa3.js:8:40211',
      '***:1:20',
      'draw assets/parts-fdOJm3US.js:2:3',
      '***:1:1',
    ]);
  });
});

function fromLetters(letters: string) {
  return constantFrom(...letters.split(''));
}
