import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const sources = path.join(import.meta.dirname, '../..');

const files = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['test/**', '**/*.test.ts', '**/*.stories.tsx'] });

it('who resets a form says whether what was typed by hand stays: the engine keeps it where nothing is said', () => {
  const calls = files.flatMap((file) => resetsIn(file, readFileSync(path.join(sources, file), 'utf8')));
  expect(calls.length).toBeGreaterThan(6);
  expect(calls.filter(({ saysSo }) => !saysSo).map(({ at }) => at)).toEqual([]);
});

it.each([
  ['reset(values);', [false]],
  ['form.reset(values, { keepDefaultValues: true });', [false]],
  ['form.reset(values, { keepDirtyValues: false });', [true]],
  ['state.restart(values);', []],
])('reads %s', (text, expected) => expect(resetsIn('x.ts', text).map(({ saysSo }) => saysSo)).toEqual(expected));

/** The calls that reset a form, with file and line. */
function resetsIn(file: string, text: string): { at: string; saysSo: boolean }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { at: string; saysSo: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /(^|\.)reset$/.test(node.expression.getText()) && node.arguments.length > 0) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ at: `${file}:${line + 1}`, saysSo: /\bkeepDirtyValues\b/.test(node.arguments[1]?.getText() ?? '') });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
