import path from 'node:path';

/** What others write for a package, and the file that stands behind it. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@so-the/ui': 'packages/ui/src/index.ts',
  '@so-the/ui/format': 'packages/ui/src/format/index.ts',
  '@so-the/ui/theme.css': 'packages/ui/src/theme/theme.css',
  '@so-the/api-client': 'packages/api-client/src/index.ts',
  '@so-the/workbook': 'packages/workbook/src/index.ts',
  '@so-the/mock-server': 'packages/mock-server/src/index.ts',
  '@so-the/mock-server/browser': 'packages/mock-server/src/browser.ts',
  '@so-the/mock-server/node': 'packages/mock-server/src/node.ts',
};
/** Files that hand on what others export: who takes one name out of them does not depend on the rest. */
const BARRELS = new Set(Object.values(PACKAGES).filter((file) => file.endsWith('/index.ts')));

/** The files a file imports by name, each with the names; through a file that only hands on to those behind it. */
export function importsOf(file: string, texts: ReadonlyMap<string, string>): { names: string[]; file: string }[] {
  const statements = (texts.get(file) ?? '').matchAll(
    /\b(?:import|export)\s(?:type\s)?([^;'"]*?from )?['"]([^'"]+)['"]/g,
  );
  return [...statements].flatMap(([, wanted = '', address = '']) => {
    const target = addressed(file, address);
    if (target === undefined) return [];
    const names = namesIn(wanted);
    const isHandedOn = BARRELS.has(target) && !BARRELS.has(file);
    return isHandedOn ? behindBarrel(target, names, texts) : [{ names, file: target }];
  });
}

function addressed(file: string, address: string): string | undefined {
  if (address.startsWith('.')) return path.posix.join(path.posix.dirname(file), address);
  return PACKAGES[address];
}

/** The files that the wanted names come from; all of them where a name is not found. */
function behindBarrel(
  barrel: string,
  wanted: readonly string[],
  texts: ReadonlyMap<string, string>,
): { names: string[]; file: string }[] {
  const lines = [...(texts.get(barrel) ?? '').matchAll(/export (?:type )?([^;]*?)from '([^']+)';/g)].map(
    ([, names = '', address = '']) => ({
      names: namesIn(names),
      file: path.posix.join(path.posix.dirname(barrel), address),
    }),
  );
  return wanted.flatMap((name) => {
    const found = lines.filter(({ names }) => names.includes(name));
    return (found.length > 0 ? found : [{ file: barrel }]).map(({ file }) => ({ names: [name], file }));
  });
}

/** `{ a, type B, c as d }` → a, B, c. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?:^|[{,])\s*(?:type )?(\w+)/g)].map(([, name = '']) => name);
}
