import type { PartType } from 'virtual:book-facts';
import type { Source } from '../ledger/sources.ts';

const DECLARATION = /^export ((?:interface (\w+)[\s\S]*?^\})|(?:type (\w+)[\s\S]*?;$))/gm;

/** Longest type that a page of docs shows, in lines. */
const LINES = 40;

/** The exported types of some sources by name, each as it stands there without `export` and what is said before it. */
export function declaredTypes(sources: readonly Source[]): ReadonlyMap<string, string> {
  return new Map(
    sources.flatMap(({ text }) =>
      [...text.matchAll(DECLARATION)].map(
        ([, declaration = '', face, alias]) => [face ?? alias ?? '', declaration] as const,
      ),
    ),
  );
}

/** The types that a type names, and those that they name, but for props, whose members stand in the table already. */
export function typesNamedBy(name: string, declared: ReadonlyMap<string, string>): PartType[] {
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const [named] of text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/\b[A-Z]\w+/g)) {
      const next = declared.get(named);
      if (next === undefined || named === name || named.endsWith('Props') || found.has(named)) continue;
      found.add(named);
      visit(next);
    }
  };
  visit(declared.get(name) ?? '');
  return [...found].toSorted().flatMap((type) => {
    const text = declared.get(type) ?? '';
    return text.split('\n').length > LINES ? [] : [{ name: type, text }];
  });
}
