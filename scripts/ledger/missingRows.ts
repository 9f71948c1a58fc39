import { inferredCalls } from '../../packages/api-client/src/inferredCalls.gen.ts';
import { operations } from '../../packages/api-client/src/operations.gen.ts';
import { callersOf, ledgerRows } from './ledgerRows.ts';
import { sourcesBelow, type Source } from './sources.ts';

/** One call that the specification does not name, and what becomes of the app without it. */
export interface MissingRow {
  /** `GET /api/Report/CashBook`. */
  call: string;
  operation: string;
  /** Screens and parts of the shell that would make it. */
  screens: string[];
  /** What stands in its place, where each part that makes it says so. */
  ways: string[];
}

/** How a source shows that it goes without a call. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/\buseList\(|<TabbedLists|<ReportScreen|<PartyDebtReport/, 'the list says that the API does not have it'],
  [/<HomePanel|\bLacking\b/, 'the box is left out, or says so'],
  [/<Answer\b|\banswerOf\(|\bsourceOf\(/, 'its place says so'],
  [/\bisMissing\(|\buseHas\(|\buseLinePlans\(/, 'what needs it is not offered'],
  [
    /\bconst \{[^}]*(?:data|currentData)[^}]*\} = use\w+Query\(|\.(?:data|currentData)\b/,
    'what it would tell is left out',
  ],
];

/** All calls that this project named itself, in the order of the contract. */
export function missingRows(): MissingRow[] {
  const inferred: ReadonlySet<string> = inferredCalls;
  const web = [...sourcesBelow('apps/web/src', '.ts'), ...sourcesBelow('apps/web/src', '.tsx')];
  const asked = web.filter(({ text }) => /\buse(Has|Offered)\(/.test(text));
  return ledgerRows(new Map())
    .filter(({ operation }) => inferred.has(operation))
    .map(({ call, operation, screens }) => ({ call, operation, screens, ways: waysOf(operation, web, asked) }));
}

function waysOf(operation: string, web: readonly Source[], asked: readonly Source[]): string[] {
  const guarded = asked.filter(({ text }) => new RegExp(`use(Has|Offered)\\([^)]*'${operation}'`).test(text));
  const ways = callersOf(operation, web).flatMap(({ text }) => {
    const found = WAYS.find(([pattern]) => pattern.test(text));
    return found ? [found[1]] : [];
  });
  const said = guarded.length > 0 ? ['what needs it is not offered', ...ways] : ways;
  const { mutates } = operations[operation as keyof typeof operations];
  return [...new Set(mutates ? [...said, 'a form sent before that is known says so and keeps what was typed'] : said)];
}
