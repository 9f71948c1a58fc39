import { bundle, createConfig, lint, type Config, type NormalizedProblem } from '@redocly/openapi-core';
import { relative } from 'node:path';
import { isInCondition, strangeConditions } from './conditionNames.ts';
import type { ContractDocument } from './contractDocument.ts';
import { contractRules } from './contractRules.ts';
import { contractShorthand, markInferred } from './contractShorthand.ts';

/**
 * Lints and bundles the split contract.
 *
 * @param file path of `openapi.yaml`
 * @returns the bundled document and all findings as `file#pointer: message (rule)`; with findings the document must not be used
 */
export async function loadContract(file: string): Promise<{ document: ContractDocument; findings: string[] }> {
  const config = await lintConfig();
  const problems = await lint({ ref: file, config });
  const bundled = await bundle({ ref: file, config, removeUnusedComponents: true });
  const parsed = JSON.parse(JSON.stringify(bundled.bundle.parsed ?? null)) as ContractDocument;
  markInferred(parsed.components?.schemas ?? {});
  const found = [...problems, ...bundled.problems].filter((problem) => !isAboutCondition(problem));
  const findings = new Set([...found.map(describe), ...likeNames(parsed), ...strangeConditions(parsed)]);
  return { document: sortComponents(parsed), findings: [...findings] };
}

/** The rule of Redocly looks for the fields of a condition in the condition itself: {@link strangeConditions} looks around it. */
function isAboutCondition({ ruleId, location }: NormalizedProblem): boolean {
  return ruleId === 'no-required-schema-properties-undefined' && isInCondition(location[0]?.pointer ?? '');
}

/** Components whose names differ in case alone: where names of files or types know no case, one would take the other's place. */
function likeNames({ components = {} }: ContractDocument): string[] {
  return Object.entries(components).flatMap(([kind, members]) => {
    const names = Object.keys(members).toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase()));
    return names.flatMap((name, place) => {
      const next = names[place + 1];
      if (next?.toLowerCase() !== name.toLowerCase()) return [];
      return [`components/${kind}: ${name} and ${next} differ in case alone (so-the/like-names)`];
    });
  });
}

function lintConfig(): Promise<Config> {
  return createConfig({
    plugins: [contractRules, contractShorthand],
    preprocessors: { 'short/answers': 'on' },
    rules: {
      struct: 'error',
      'no-unresolved-refs': 'error',
      'operation-operationId': 'error',
      'operation-operationId-unique': 'error',
      'operation-operationId-url-safe': 'error',
      'operation-parameters-unique': 'error',
      'operation-singular-tag': 'error',
      'operation-tag-defined': 'error',
      'operation-summary': 'error',
      'no-identical-paths': 'error',
      'no-path-trailing-slash': 'error',
      'no-enum-type-mismatch': 'error',
      'no-required-schema-properties-undefined': 'error',
      'no-invalid-schema-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-media-type-examples': 'error',
      'so-the/envelope': 'error',
      'so-the/described-operation': 'error',
      'so-the/refused-bodies': 'error',
      'so-the/described-parameter': 'error',
      'so-the/described-field': 'error',
      'so-the/provenance': 'error',
      'so-the/read-or-write': 'error',
    },
  });
}

function describe(problem: NormalizedProblem): string {
  const at = problem.location[0];
  const where = at ? `${relative(process.cwd(), at.source.absoluteRef)}${at.pointer ?? ''}` : 'contract';
  return `${where}: ${problem.message} (${problem.ruleId})`;
}

/** Components in the order of their names, so that moving a reference never rewrites the generated files. */
function sortComponents(document: ContractDocument): ContractDocument {
  const { schemas = {}, parameters = {}, ...others } = document.components ?? {};
  return { ...document, components: { ...others, schemas: byName(schemas), parameters: byName(parameters) } };
}

function byName<Member>(members: Record<string, Member>): Record<string, Member> {
  return Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
