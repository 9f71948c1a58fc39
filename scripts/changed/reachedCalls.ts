import { importsOf } from './imports.ts';

const HANDLERS = /^packages\/mock-server\/src\/operations\/\w+\.ts$/;
/** What a table of handlers says that it is. */
const TABLE = /\bController</;
/** How the handler of a call begins in its table. */
const HANDLER = /^ {2}(?:async )?(\w+)(?=:|\()/gm;

/** Whether a file is a table of handlers; the list of all tables, and what they share, are none. */
export function isHandlerTable(file: string, texts: ReadonlyMap<string, string>): boolean {
  return HANDLERS.test(file) && TABLE.test(texts.get(file) ?? '');
}

/**
 * The calls whose handlers use what changed: their operation ids. A handler uses a file when it names what that exports;
 * a change of a table reaches all calls in it.
 */
export function reachedCalls(changed: ReadonlySet<string>, texts: ReadonlyMap<string, string>): Set<string> {
  const known = new Map<string, boolean>();
  const uses = (file: string): boolean => {
    const all = new Set([file]);
    for (const one of all) for (const next of importsOf(one, texts)) all.add(next.file);
    return [...all].some((one) => changed.has(one));
  };
  const usesOnce = (file: string) => {
    const answer = known.get(file) ?? uses(file);
    known.set(file, answer);
    return answer;
  };
  const handlers = [...texts].filter(([file]) => HANDLERS.test(file));
  return new Set(
    handlers.flatMap(([file, text]) => {
      const used = importsOf(file, texts).filter((one) => usesOnce(one.file));
      const words = used.flatMap(({ names }) => names).map((name) => new RegExp(`\\b${name}\\b`));
      const isUsed = (body: string) => changed.has(file) || words.some((word) => word.test(body));
      return handlersIn(text).flatMap(({ call, body }) => (isUsed(body) ? [call] : []));
    }),
  );
}

function handlersIn(text: string): { call: string; body: string }[] {
  const heads = [...text.matchAll(HANDLER)];
  return heads.map(({ index, 1: call = '' }, at) => ({ call, body: text.slice(index, heads[at + 1]?.index) }));
}
