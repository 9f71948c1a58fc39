import {
  isJsonObject,
  type ContractDocument,
  type ContractOperation,
  type ContractParameter,
  type JsonObject,
} from './contractDocument.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.\n\n';

/** Parameters that order rows: the same rows come without them. */
const ORDER: ReadonlySet<string> = new Set(['SortBy', 'SortDir']);

/** Source text of `operations.gen.ts`: operation id → how the call travels, in the order of the contract. */
export function operationTable(document: ContractDocument): string {
  const lines = operationsOf(document).map(
    ({ path, method, operation }) => `  ${operation.operationId}: ${row(document, path, method, operation)},`,
  );
  return `${HEADER}export const operations = {\n${lines.join('\n')}\n} as const;\n`;
}

/**
 * Source text of `ownFilters.gen.ts`: the filters that the specification does not name, of each read that it names: an API may
 * pass over them. Apart from the table, which every call waits for.
 */
export function ownFilterTable(document: ContractDocument): string {
  const lines = operationsOf(document).flatMap(({ method, operation }) => {
    const mutates = operation['x-mutates'] ?? method === 'post';
    if (mutates || operation['x-inferred']) return [];
    const own = (operation.parameters ?? [])
      .map((parameter) => followParameter(document, parameter))
      .filter((one) => one.in === 'query' && one['x-inferred'] && !ORDER.has(one.name));
    return own.length === 0 ? [] : [`  ${operation.operationId}: [${own.map(({ name }) => quote(name)).join(', ')}],`];
  });
  return `${HEADER}import type { OperationId } from './operation.ts';\n\nexport const ownFilters: Partial<Record<OperationId, readonly string[]>> = {\n${lines.join('\n')}\n};\n`;
}

/**
 * Source text of `inferredCalls.gen.ts`: the calls that the specification does not name. Apart from the table, for it is asked
 * before the first call.
 */
export function inferredCallList(document: ContractDocument): string {
  const ids = operationsOf(document).flatMap(({ operation }) =>
    operation['x-inferred'] ? [operation.operationId] : [],
  );
  const lines = ids.map((id) => `  ${quote(id)},`);
  return `${HEADER}import type { OperationId } from './operation.ts';\n\nexport const inferredCalls: ReadonlySet<OperationId> = new Set<OperationId>([\n${lines.join('\n')}\n]);\n`;
}

/** Every call of the contract with its path and method. */
export function operationsOf(document: ContractDocument) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

function row(document: ContractDocument, path: string, method: 'get' | 'post', operation: ContractOperation): string {
  const parameters = (operation.parameters ?? []).map((parameter) => followParameter(document, parameter));
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query = inQuery.map(({ name }) => quote(name));
  const types = Object.keys(operation.requestBody?.content ?? {});
  const mutates = operation['x-mutates'] ?? method === 'post';
  const facts = [
    `method: ${quote(method.toUpperCase())}`,
    `path: ${quote(path)}`,
    `tag: ${quote(operation.tags[0] ?? '')}`,
    `query: [${query.join(', ')}]`,
    `hasBody: ${types.length > 0}`,
    `multipart: ${types.includes('multipart/form-data')}`,
    `mutates: ${mutates}`,
    `lists: ${dataOf(document, operation)['type'] === 'array'}`,
    ...bodyNames(document, operation),
  ];
  return `{ ${facts.join(', ')} }`;
}

/** The fields of a body that only asks: filters and page of a list that travel there instead of in the query. */
function bodyNames(document: ContractDocument, operation: ContractOperation): string[] {
  const body = operation.requestBody?.content?.['application/json']?.schema;
  if (operation['x-mutates'] !== false || !isJsonObject(body)) return [];
  const { properties } = followSchema(document, body);
  return isJsonObject(properties) ? [`body: [${Object.keys(properties).map(quote).join(', ')}]`] : [];
}

/** Schema of what a successful answer carries: a list or one record; nothing when it is no envelope, which the lint of the contract refuses. */
function dataOf(document: ContractDocument, operation: ContractOperation): JsonObject {
  const { oneOf } = operation.responses['200']?.content?.['application/json']?.schema ?? {};
  const [success] = listOf(oneOf);
  for (const part of listOf(success?.['allOf'])) {
    const data = isJsonObject(part['properties']) ? part['properties']['Data'] : undefined;
    if (isJsonObject(data)) return followSchema(document, data);
  }
  return {};
}

function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function followSchema(document: ContractDocument, schema: JsonObject): JsonObject {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return document.components?.schemas?.[reference.slice(reference.lastIndexOf('/') + 1)] ?? {};
}

function followParameter(
  document: ContractDocument,
  parameter: ContractParameter | { $ref: string },
): ContractParameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1);
  const target = document.components?.parameters?.[name];
  if (!target) throw new Error(`The contract has no parameter ${parameter.$ref}.`);
  return target;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
