import fs from 'node:fs';
import path from 'node:path';
import { operations } from '../../packages/api-client/src/operations.gen.ts';
import { importGraph } from './importGraph.ts';
import { root, sourcesBelow, type Source } from './sources.ts';

/** One call of the product and everything that stands for it; an empty cell is an empty text. */
export interface LedgerRow {
  /** `GET /api/Debt/DebtPos`. */
  call: string;
  /** Section of the specification that shows the call, or how far the specification names it. */
  specification: string;
  operation: string;
  /** File that holds the operation on the mock server. */
  handler: string;
  /** Test that makes the call and holds its answer against the contract. */
  contractTest: string;
  /** Screens and parts of the shell that make the call, themselves or through what they import. */
  screens: string[];
  /** Stories that show a part that makes the call. */
  stories: string[];
  /** End-to-end tests in which the application made the call. */
  endToEnd: string[];
}

/** Columns of one name each. */
export const NAMED = ['specification', 'operation', 'handler', 'contractTest'] as const;

/** Columns of as many names as there are. */
export const LISTED = ['screens', 'stories', 'endToEnd'] as const;

/** All rows in the order of the contract, from the sources as they stand. */
export function ledgerRows(endToEnd: ReadonlyMap<string, string[]>): LedgerRow[] {
  const handlers = sourcesBelow('packages/mock-server/src/operations', '.ts').filter(({ file }) => !isTest(file));
  const tests = sourcesBelow('packages/mock-server/src', '.test.ts');
  const web = [...sourcesBelow('apps/web/src', '.ts'), ...sourcesBelow('apps/web/src', '.tsx')];
  const graph = importGraph(web);
  const callers = web.filter(({ file }) => !isTest(file) && !/^apps\/web\/src\/(api|test)\//.test(file));
  const slices = web.filter(({ file }) => !isTest(file) && file.startsWith('apps/web/src/api/'));
  const shown = (kind: RegExp) => web.map(({ file }) => file).filter((file) => kind.test(file));
  const screens = shown(/(Screen|\/shell\/[A-Z]\w*)\.tsx$/);
  const stories = shown(/\.stories\.tsx$/);
  const sections = specificationSections();
  return Object.entries(operations).map(([operation, { method, path: address }]) => {
    const users = new Set([
      ...filesWith(callers, hookOf(operation)),
      ...filesWith(slices, new RegExp(`client\\.call\\('${operation}'`)),
    ]);
    const reaching = (files: string[]) =>
      files.filter((file) => graph.reaches(file, users)).map((file) => file.replace('apps/web/src/', ''));
    return {
      call: `${method} ${address}`,
      specification: sections.get(operation) ?? '',
      operation,
      handler: filesWith(handlers, new RegExp(`^  ${operation}(:|\\()`, 'm'))[0] ?? '',
      contractTest: filesWith(tests, new RegExp(`['".]${operation}\\b`))[0] ?? '',
      screens: reaching(screens),
      stories: reaching(stories),
      endToEnd: endToEnd.get(operation) ?? [],
    };
  });
}

/** Sources that make a call, beside the slices that declare it. */
export function callersOf(operation: string, web: readonly Source[]): Source[] {
  const callers = web.filter(({ file }) => !isTest(file) && !/^apps\/web\/src\/(api|test)\//.test(file));
  return callers.filter(({ text }) => hookOf(operation).test(text));
}

function isTest(file: string): boolean {
  return /\.(test|stories)\.tsx?$/.test(file);
}

/** `useListCardsQuery`, `useLazyListCardsQuery`, `useSaveCardMutation`, the endpoint itself, or the rows of an exported file. */
function hookOf(operation: string): RegExp {
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  const hook = `\\buse(Lazy)?${name}(Query|Mutation)\\b`;
  return new RegExp(`${hook}|call\\('${operation}'|calls\\.${operation}\\b|sheetSource\\(\\s*'${operation}'`);
}

function filesWith(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

interface Provenance {
  operationId: string;
  'x-source'?: string;
  'x-inferred'?: boolean;
}

/** Operation id → what the contract says of where the call comes from. */
function specificationSections(): Map<string, string> {
  const file = path.join(root, 'packages/api-client/src/contract.gen.json');
  const { paths } = JSON.parse(fs.readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Provenance>> };
  return new Map(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .filter((call) => 'operationId' in call)
      .map((call) => [call.operationId, call['x-source'] ?? (call['x-inferred'] ? '§7, tên do dự án đặt' : '')]),
  );
}
