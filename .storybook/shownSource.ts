/** Most lines that a block of source shows. */
export const LINES = 40;
/** How a source begins that was made so before: Storybook passes what it shows through once more. */
const SHOWN = /^import \{ [\w, ]+ \} from '@so-the\/ui';\n/;
/** Lines from which on the value of a property goes by the property's name: sample data say nothing about the part. */
const LONG_VALUE = 4;

/**
 * A story's source as somebody would write it: the part itself under its public name, long values as names, at most 40
 * lines, and the line that imports what it uses. `part` is the part's name, or nothing where no part is shown; `known` are
 * the names that the package gives.
 */
export function shownSource(code: string, part: string | undefined, known: ReadonlySet<string>): string {
  if (SHOWN.test(code)) return code;
  const named = part !== undefined && known.has(part) ? withPublicName(code, part, known) : code;
  const short = shortened(named);
  const used = new Set([...short.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const imported = [...used].filter((name) => known.has(name)).toSorted();
  const head =
    part !== undefined && imported.length > 0 ? [`import { ${imported.join(', ')} } from '@so-the/ui';`, ''] : [];
  return cut([...head, ...short.split('\n')]).join('\n');
}

/** What a story wraps its part in to hold a state is passed the part's own properties: readers want the part. */
function withPublicName(code: string, part: string, known: ReadonlySet<string>): string {
  const root = /^<([A-Z]\w*|[a-z])(?=\s+[\w-]+=)/.exec(code)?.[1];
  if (root === undefined || known.has(root)) return code;
  return code.replace(`<${root}`, `<${part}`).replace(new RegExp(`</${root}>\\s*$`), `</${part}>`);
}

/** Values of many lines give way to the name of their property, the longest first to stand out. */
function shortened(code: string): string {
  let text = code;
  for (let from = 0; ;) {
    const start = /\b([\w-]+)=\{/g;
    start.lastIndex = from;
    const found = start.exec(text);
    if (!found) return text;
    const [whole, name = ''] = found;
    const opened = found.index + whole.length - 1;
    const closed = closingOf(text, opened);
    const value = text.slice(opened, closed + 1);
    from = opened + 1;
    if (value.split('\n').length >= LONG_VALUE && !/^\{\s*</.test(value)) {
      text = `${text.slice(0, opened)}{${name}}${text.slice(closed + 1)}`;
      from = opened + name.length + 2;
    }
  }
}

/** Where the brace that opens at `opened` closes; texts may hold braces of their own. */
function closingOf(text: string, opened: number): number {
  let depth = 0;
  let quote = '';
  for (let at = opened; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length - 1;
}

function cut(lines: readonly string[]): readonly string[] {
  return lines.length <= LINES ? lines : [...lines.slice(0, LINES - 1), '…'];
}
