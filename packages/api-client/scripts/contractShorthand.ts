import type { Plugin } from '@redocly/openapi-core';
import { isJsonObject, type JsonObject } from './contractDocument.ts';

/**
 * `x-answer` of an operation. A record is written `debt#/DebtDetail`, for the schema of that name in `schemas/debt.yaml`; one
 * of `shared/scalars.yaml` by its name alone.
 */
interface Answer {
  /** What was asked for: a record, or a list of them in brackets. */
  Data: string | [string];
  /** Whether it counts all rows, of which Data is a page. */
  Total?: true;
  /** Sums over all rows. */
  Totals?: string;
}

/** Writes out the answers of an operation (`x-answer`) before anything reads them. */
export const contractShorthand: Plugin = {
  id: 'short',
  preprocessors: {
    oas3: {
      answers: () => ({
        Operation(operation) {
          const node = operation as unknown as JsonObject;
          const answer = node['x-answer'];
          if (!isJsonObject(answer)) return;
          delete node['x-answer'];
          node['responses'] = answersOf(node, answer as unknown as Answer);
        },
      }),
    },
  },
};

/** Every operation can break and refuse; those with a body can get a wrong one, those behind the login lack a token or a right. */
function answersOf(operation: JsonObject, answer: Answer): JsonObject {
  const isOpen = Array.isArray(operation['security']) && operation['security'].length === 0;
  return {
    '200': { description: 'Carried out, or refused by a rule of the product.', content: envelopeOf(answer) },
    '400': shared('answers', 'BrokenContract'),
    ...(!isOpen && { '401': shared('answers', 'Unauthorized'), '403': shared('answers', 'Forbidden') }),
    ...('requestBody' in operation && {
      '413': shared('answers', 'TooLarge'),
      '415': shared('answers', 'UnsupportedMedia'),
    }),
    '500': shared('answers', 'ServerFault'),
  };
}

function envelopeOf({ Data, Total, Totals }: Answer): JsonObject {
  const properties = {
    Data: Array.isArray(Data)
      ? { description: 'What was asked for.', type: 'array', items: recordOf(Data[0]) }
      : recordOf(Data),
    ...(Total && { Total: shared('paging', 'Total') }),
    ...(Totals !== undefined && { Totals: { ...recordOf(Totals), 'x-inferred': true } }),
  };
  const success = { type: 'object', required: Object.keys(properties), properties };
  const oneOf = [{ allOf: [shared('envelope', 'Success'), success] }, shared('envelope', 'Refusal')];
  return { 'application/json': { schema: { oneOf } } };
}

function recordOf(short: string): JsonObject {
  const [file = '', name] = short.split('#/');
  return name === undefined
    ? { $ref: `../shared/scalars.yaml#/${file}` }
    : { $ref: `../schemas/${file}.yaml#/${name}` };
}

function shared(file: string, name: string): JsonObject {
  return { $ref: `../shared/${file}.yaml#/${name}` };
}

/** Marks the fields of each schema with `x-inferred-fields: true`: the project named those that have no `x-source`. */
export function markInferred(schemas: Readonly<Record<string, unknown>>): void {
  for (const schema of Object.values(schemas)) {
    if (!isJsonObject(schema) || schema['x-inferred-fields'] !== true) continue;
    delete schema['x-inferred-fields'];
    const { properties } = schema;
    for (const field of isJsonObject(properties) ? Object.values(properties) : [])
      if (isJsonObject(field) && !('x-source' in field)) field['x-inferred'] = true;
  }
}
