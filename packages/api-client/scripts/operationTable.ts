import type { ContractDocument, ContractOperation, ContractParameter } from './contractDocument.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.\n\n';

/** Source text of `operations.gen.ts`: operation id → how the call travels, in the order of the contract. */
export function operationTable(document: ContractDocument): string {
  const lines = operationsOf(document).map(
    ({ path, method, operation }) => `  ${operation.operationId}: ${row(document, path, method, operation)},`,
  );
  return `${HEADER}export const operations = {\n${lines.join('\n')}\n} as const;\n`;
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
  const query = parameters.filter((parameter) => parameter.in === 'query').map((parameter) => quote(parameter.name));
  const types = Object.keys(operation.requestBody?.content ?? {});
  const facts = [
    `method: ${quote(method.toUpperCase())}`,
    `path: ${quote(path)}`,
    `tag: ${quote(operation.tags[0] ?? '')}`,
    `query: [${query.join(', ')}]`,
    `hasBody: ${types.length > 0}`,
    `multipart: ${types.includes('multipart/form-data')}`,
    `mutates: ${operation['x-mutates'] ?? method === 'post'}`,
    `inferred: ${operation['x-inferred'] ?? false}`,
  ];
  return `{ ${facts.join(', ')} }`;
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
