import { operations, type OperationId } from '@so-the/api-client';
import { contractDocument } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { ANY_ITEM } from './finding.ts';

/** A field of an answer that no schema names yet, by the schema it would stand in. */
export interface ContractPlace {
  /** Name of the schema, such as `Customer`. */
  schema: string;
  field: string;
}

/**
 * The named schema of the contract that a field of an answer belongs to.
 *
 * @param pointer JSON pointer into the envelope of a call that was carried out, items of a list as `*`
 */
export function placeOf(id: OperationId, pointer: string): ContractPlace | undefined {
  const { path, method } = operations[id];
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const field = keys.pop();
  const answers = dig(
    contractDocument,
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
    'oneOf',
  );
  if (!Array.isArray(answers) || field === undefined) return undefined;
  let at: Schema = { node: answers[0] as unknown };
  for (const key of keys) {
    const next = stepInto(at, key);
    if (!next) return undefined;
    at = next;
  }
  const { name } = named(at);
  return name === undefined ? undefined : { schema: name, field };
}

/** A schema, and its name when it has one. */
interface Schema {
  node: unknown;
  name?: string;
}

function stepInto(schema: Schema, key: string): Schema | undefined {
  for (const { node } of partsOf(schema)) {
    const next = key === ANY_ITEM ? dig(node, 'items') : dig(node, 'properties', key);
    if (next !== undefined) return resolved({ node: next });
  }
  return undefined;
}

/** A schema, or the last of its parts that has a name and fields of its own: there a field is added. */
function named(schema: Schema): Schema {
  if (schema.name !== undefined) return schema;
  return (
    partsOf(schema).find(({ name, node }) => name !== undefined && isJsonObject(dig(node, 'properties'))) ?? schema
  );
}

function partsOf(schema: Schema): Schema[] {
  const parts = dig(schema.node, 'allOf');
  const inner = Array.isArray(parts) ? parts.flatMap((part: unknown) => partsOf(resolved({ node: part }))) : [];
  return [schema, ...inner];
}

function resolved(schema: Schema): Schema {
  const reference = dig(schema.node, '$ref');
  if (typeof reference !== 'string') return schema;
  const keys = reference.slice(2).split('/');
  return resolved({ node: dig(contractDocument, ...keys), name: keys.at(-1) });
}
