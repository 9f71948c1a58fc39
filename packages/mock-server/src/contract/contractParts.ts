import { operations, RESULT_OK, type OperationId } from '@so-the/api-client';
import contract from '@so-the/api-client/contract.json' with { type: 'json' };
import { closeSchema } from './closeSchema.ts';
import { FILE_KEYWORD } from './validator.ts';
import { dig, isJsonObject, type JsonObject } from './jsonObject.ts';

/** The bundled OpenAPI document, as `GET /_mock/openapi.json` shows it. */
export const contractDocument: unknown = contract;

/** One query parameter of a call. */
export interface QueryParameter {
  name: string;
  required: boolean;
  schema: JsonObject;
  /** Value the contract shows. */
  example: unknown;
  /** Whether this project, not the specification, named it. */
  isInferred: boolean;
}

/** What the contract says about one call; every schema is closed: a field it does not name is an error. */
export interface OperationParts {
  query: QueryParameter[];
  /** Schema of the body; absent for a call without one. */
  body?: JsonObject;
  bodyRequired: boolean;
  /** Schema of the envelope of a call that was carried out. */
  success: JsonObject;
  /** Schema of the envelope of a call a rule of business refused. */
  refusal: JsonObject;
}

/** Reads the parts of one call out of the contract. */
export function operationParts(id: OperationId): OperationParts {
  const { path, method } = operations[id];
  const operation = dig(contractDocument, 'paths', path, method.toLowerCase());
  const body = followReference(dig(operation, 'requestBody'));
  return {
    query: queryParameters(dig(operation, 'parameters')),
    body: bodySchema(dig(body, 'content')),
    bodyRequired: dig(body, 'required') === true,
    ...answers(dig(followReference(dig(operation, 'responses', '200')), 'content', 'application/json', 'schema')),
  };
}

/** A named schema of the contract, closed. */
export function componentSchema(name: string): JsonObject {
  return closeSchema(dig(contractDocument, 'components', 'schemas', name), followReference);
}

/** The two branches of a 200 answer, told apart by the Result each demands. */
function answers(schema: unknown): Pick<OperationParts, 'success' | 'refusal'> {
  const closed = closeSchema(schema, followReference);
  const branches: unknown[] = Array.isArray(closed['oneOf']) ? closed['oneOf'] : [closed];
  const branchOf = (isWanted: (result: unknown) => boolean) =>
    branches.filter(isJsonObject).find((branch) => isWanted(dig(branch, 'properties', 'Result', 'const'))) ?? closed;
  return { success: branchOf((result) => result === RESULT_OK), refusal: branchOf((result) => result !== RESULT_OK) };
}

function queryParameters(parameters: unknown): QueryParameter[] {
  if (!Array.isArray(parameters)) return [];
  return parameters
    .map((parameter: unknown) => followReference(parameter))
    .filter((parameter) => dig(parameter, 'in') === 'query')
    .map((parameter) => ({
      name: String(dig(parameter, 'name')),
      required: dig(parameter, 'required') === true,
      schema: closeSchema(dig(parameter, 'schema'), followReference),
      example: dig(parameter, 'example'),
      isInferred: dig(parameter, 'x-inferred') === true,
    }));
}

function bodySchema(content: unknown): JsonObject | undefined {
  if (!isJsonObject(content)) return undefined;
  const [media] = Object.values(content);
  const schema = closeSchema(dig(media, 'schema'), followReference);
  return 'multipart/form-data' in content ? withFiles(schema) : schema;
}

/** A form's binary fields arrive as files, which JSON schema has no word for. */
function withFiles(form: JsonObject): JsonObject {
  const fields = Object.entries(isJsonObject(form['properties']) ? form['properties'] : {});
  const received = fields.map(([name, field]) => [
    name,
    dig(field, 'format') === 'binary' ? { title: dig(field, 'title'), [FILE_KEYWORD]: true } : field,
  ]);
  return { ...form, properties: Object.fromEntries(received) as JsonObject };
}

/** What a reference of the contract leads to; anything else is itself. */
export function followReference(node: unknown): unknown {
  const reference = dig(node, '$ref');
  if (typeof reference !== 'string') return node;
  const keys = reference
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return followReference(dig(contractDocument, ...keys));
}
