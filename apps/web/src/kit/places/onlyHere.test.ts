import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const sources = path.join(import.meta.dirname, '../..');

/** Where addresses may be written: everything else names them. */
const ROOMS = ['app/routes.tsx', 'app/reportRoutes.ts', 'kit/places/paths.ts'];

const files = globSync('**/*.{ts,tsx}', {
  cwd: sources,
  exclude: ['test/**', '**/*.test.ts', '**/*.stories.tsx', '**/*.gen.ts'],
}).map((file) => file.replaceAll(path.sep, '/'));

it('every address of the app stands in the route table or among the places', () => {
  const elsewhere = files
    .filter((file) => !ROOMS.includes(file))
    .flatMap((file) => addressesIn(file, readFileSync(path.join(sources, file), 'utf8')));
  expect(elsewhere).toEqual([]);
});

it('reads all sources, and finds the addresses where they may be', () => {
  expect(files.length).toBeGreaterThan(300);
  for (const file of ROOMS) {
    expect(addressesIn(file, readFileSync(path.join(sources, file), 'utf8')).length).toBeGreaterThan(15);
  }
});

describe('an address is found', () => {
  it.each([
    ['in a string', "const to = '/cards';"],
    ['in a template', 'const to = `/cards?open=${id}`;'],
    ['in a template without a number', 'const to = `/cards`;'],
    ['in an attribute', 'const link = <a href="/cards">Thẻ</a>;'],
    ['in a choice', "go(isNew ? '/cards?edit=new' : cards({}));"],
  ])('%s', (_where, text) => expect(addressesIn('x.tsx', text)).toHaveLength(1));

  it.each([
    ['in a path of an import', "import { a } from '/cards.ts'; export { b } from '/b.ts'; await import('/c.ts');"],
    ['in a pattern', 'const isCard = /cards/.test(text);'],
    ['in a comment', "// '/cards'\nconst a = 1;"],
    ['in the name of a type', "type Path = '/cards';"],
    ['in a division, a slash or a word after one', "const a = `${x}/cards`; const b = '/'; const c = 'và/hoặc';"],
  ])('but not %s', (_where, text) => expect(addressesIn('x.tsx', text)).toEqual([]));
});

/** Texts that start as an address does, with file and line. */
function addressesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isAddress(node) && !isImported(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isAddress(node: ts.Node): boolean {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  return isText && /^\/[a-z]/i.test(node.text);
}

/** The path of an import names a file, a literal type no value. */
function isImported({ parent }: ts.Node): boolean {
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  return ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
}
