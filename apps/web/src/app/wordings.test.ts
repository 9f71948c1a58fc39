import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { askAs } from '../test/askEngine.ts';
import { STORY_NOW } from '../test/storyClock.ts';

const root = path.join(import.meta.dirname, '../../../..');
const NOT_SHOWN = /\.(?:test|stories|gen)\.|\/(?:test|testing|bench|console)\//;
const sources = ['apps/web/src', 'packages/ui/src', 'packages/mock-server/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !NOT_SHOWN.test(file));
const texts = sources.flatMap(textsOf);
const VIETNAMESE = /[À-ỹ]/;
/** Menus and titles as the specification names them, and what is a contract on paper or between programs. */
const CONTRACT =
  /^(?:Chi tiết hợp đồng|Lịch hẹn và hợp đồng|Hợp đồng(?: đối tác| dịch vụ)?)$|[Ii]n hợp đồng|lập thành hai bản|theo hợp đồng với ngân hàng|quyền Duyệt hợp đồng|trong hợp đồng dữ liệu|không có trong hợp đồng$/;

it('reads the texts of every screen', () => {
  expect(sources.length).toBeGreaterThan(900);
  expect(texts.filter(({ text }) => VIETNAMESE.test(text)).length).toBeGreaterThan(2000);
});

it.each([
  ['words for a rate that nobody says', /Dòng riêng nhất được áp dụng/],
  ['words for an unchanged form that nobody says', /Chưa có gì đổi/],
  ['words for a default that nobody says', /[Bb]ỏ trống/],
  ['another way to say what an empty field means', /[Đđ]ể trống(?: thì (?:lấy|là)| là|:)/],
  ['a second word for the gross profit', /lãi gộp/i],
  ['a second word for what a terminal costs', /phí POS/i, /^Phí POS$/],
  ['"họ" and "mình" for the two sides of a comparison', /số của (?:họ|mình)/i],
  ['a longer name for "Phục vụ khách"', /Phục vụ khách hàng/],
  ['a verb twice', /nhập nhập/],
  ['a third word for an order', /đơn hàng/i],
  ['"hợp đồng" for the record in a sentence, where it is "đơn"', /hợp đồng/i, CONTRACT],
  ['"file" for "tệp"', /(?<![\w.-])file(?![\w.-])/i],
  ['a bank by letters that nobody says', /(?<!\w)(?:ICB|VBA|SEAB)(?!\w)/],
])('no text says %s', (_what, avoided, allowed?: RegExp) => {
  const faults = texts.filter(
    ({ text }) => VIETNAMESE.test(text) && avoided.test(text) && !(allowed?.test(text) ?? false),
  );
  expect(faults).toEqual([]);
});

/** Letters and digits of the rules of a swipe, and of the flags of an order: programs' words. */
const CODE = /\b(?:W|C)(?:0[1-9]|1[0-3])\b/;

it('no text holds the code of a rule or a flag', () => {
  expect(texts.filter(({ text }) => CODE.test(text) && !isCodeAlone(text))).toEqual([]);
});

it('nothing of a warning is shown or said by its code', () => {
  const shown = sources.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [...source.matchAll(SAID_BY_CODE)].map(([said]) => `${file}: ${said}`);
  });
  expect(shown).toEqual([]);
});

it('no sentence of the server holds one', () => {
  const engine = createBrowserEngine({ now: STORY_NOW });
  const first = { PageIndex: 1, PageSize: 500 };
  const said = [
    ...askAs(engine, 'chushop', 'listWarningSchedules', first).flatMap(({ Message, Fix }) => [Message, Fix]),
    ...askAs(engine, 'chushop', 'listLogActions', first).map(({ Note }) => Note),
    ...askAs(engine, 'chushop', 'listAllPos', {}).flatMap(({ posID: PosID }) =>
      askAs(engine, 'chushop', 'checkSwipeRules', { PosID, Money: 999_000_000 }).map(({ Message }) => Message),
    ),
  ];
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => CODE.test(text ?? ''))).toEqual([]);
});

/** A code before its message, in a text or between tags, and one in a sentence about a warning. */
const SAID_BY_CODE = /\$?\{(?:\w+\.)?[cC]ode\}: ?\$?\{(?:\w+\.)?Message\}|cảnh báo \$\{(?:\w+\.)?[cC]ode\}/g;

/** The value of a filter, not a text: `C03`, `WarningCode=C03`. */
function isCodeAlone(text: string): boolean {
  return /^(?:WarningCode=)?[WC]\d\d$/.test(text);
}

/** The texts of a source as they stand between quotation marks or tags; a text with figures in it as its parts. */
function textsOf(file: string): { file: string; text: string }[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    kind,
  );
  const found: { file: string; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || isPartOfTemplate(node))
      found.push({ file, text: node.text.trim() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isPartOfTemplate(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}
