import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { isJsonObject, type JsonObject } from './contractDocument.ts';

type Resolve = (node: JsonObject) => unknown;

const READ_VERBS = /^(list|get|search|count|check|read)[A-Z]/;

/** The project's own lint rules over the contract; each finding names the file and the JSON pointer. */
export const contractRules: Plugin = {
  id: 'so-the',
  rules: {
    oas3: {
      envelope: envelopeRule(),
      'described-operation': describedOperationRule(),
      'refused-bodies': refusedBodiesRule(),
      'described-parameter': describedParameterRule(),
      'described-field': describedFieldRule(),
      provenance: provenanceRule(),
      'read-or-write': readOrWriteRule(),
    },
  },
};

function envelopeRule(): Oas3Rule {
  return () => ({
    Operation(operation, ctx) {
      const success = follow(operation.responses['200'], (node) => ctx.resolve<JsonObject>(node).node);
      const schema = dig(success, 'content', 'application/json', 'schema');
      const fields = fieldsOf(schema, (node) => ctx.resolve<JsonObject>(node).node);
      const missing = ['Result', 'Message', 'Data'].filter((field) => !fields.has(field));
      if (missing.length > 0) {
        ctx.report({
          message: `The 200 answer must be the envelope; it lacks ${missing.join(', ')}.`,
          location: ctx.location.child(['responses']),
        });
      }
    },
  });
}

function describedOperationRule(): Oas3Rule {
  return () => ({
    Operation(operation, ctx) {
      if (!operation.description)
        ctx.report({ message: `Operation ${operation.operationId ?? ''} needs a description.` });
    },
  });
}

/** Whoever sends a body has to know that it may be too large or of the wrong kind. */
function refusedBodiesRule(): Oas3Rule {
  return () => ({
    Operation(operation, ctx) {
      const missing = operation.requestBody ? ['413', '415'].filter((status) => !(status in operation.responses)) : [];
      if (missing.length === 0) return;
      const message = `Operation ${operation.operationId ?? ''} takes a body; it lacks the answers ${missing.join(', ')}.`;
      ctx.report({ message, location: ctx.location.child(['responses']) });
    },
  });
}

function describedParameterRule(): Oas3Rule {
  return () => ({
    Parameter(parameter, ctx) {
      const schema = follow(parameter.schema, (node) => ctx.resolve<JsonObject>(node).node);
      const missing: string[] = [];
      if (!parameter.description) missing.push('description');
      if (parameter.example === undefined && parameter.examples === undefined && !hasExample(schema)) {
        missing.push('example');
      }
      if (missing.length > 0) ctx.report({ message: `Parameter ${parameter.name} needs ${missing.join(' and ')}.` });
    },
  });
}

function describedFieldRule(): Oas3Rule {
  return () => ({
    SchemaProperties(properties, ctx) {
      for (const [name, property] of Object.entries(properties)) {
        const target = follow(property, (node) => ctx.resolve<JsonObject>(node).node);
        const own = isJsonObject(property) ? property : {};
        if (isCondition(own)) continue;
        const missing: string[] = [];
        if (!own['description'] && !target?.['description']) missing.push('description');
        if (!isComposite(target) && !hasExample(own) && !hasExample(target)) missing.push('example');
        if (missing.length > 0) {
          ctx.report({
            message: `Field ${name} needs ${missing.join(' and ')}.`,
            location: ctx.location.child([name]),
          });
        }
      }
    },
  });
}

function provenanceRule(): Oas3Rule {
  return () => ({
    Operation(operation, ctx) {
      const node: object = operation;
      if (!('x-inferred' in node) && !('x-source' in node)) {
        ctx.report({
          message: `Operation ${operation.operationId ?? ''} needs x-source (where the specification names it) or x-inferred: true.`,
        });
      }
    },
  });
}

/** The verb of an operation id tells whether it writes; a mark that says otherwise, or a writing GET without its mark, is a mistake. */
function readOrWriteRule(): Oas3Rule {
  return () => ({
    Operation(operation, ctx) {
      const mark: unknown = 'x-mutates' in operation ? operation['x-mutates'] : ctx.key === 'post';
      const writes = !READ_VERBS.test(operation.operationId ?? '');
      if (mark !== writes) {
        ctx.report({
          message: `Operation ${operation.operationId ?? ''} needs x-mutates: ${writes}, as its verb says.`,
        });
      }
    },
  });
}

/** What a field must be for a condition to hold (`if`) describes no field. */
function isCondition(property: JsonObject): boolean {
  return Object.keys(property).every((keyword) => keyword === 'const' || keyword === 'enum');
}

/** Objects and lists of objects are shown by the examples of their own fields. */
function isComposite(schema: JsonObject | undefined): boolean {
  if (!schema) return false;
  if (['properties', 'allOf', 'oneOf', 'anyOf', 'additionalProperties'].some((keyword) => keyword in schema))
    return true;
  const items = schema['items'];
  return isJsonObject(items) && ('$ref' in items || isComposite(items));
}

function hasExample(schema: JsonObject | undefined): boolean {
  return !!schema && ['example', 'examples', 'const'].some((keyword) => keyword in schema);
}

function fieldsOf(schema: unknown, resolve: Resolve): Set<string> {
  const target = follow(schema, resolve);
  const fields = new Set<string>();
  if (!target) return fields;
  if (isJsonObject(target['properties'])) Object.keys(target['properties']).forEach((name) => fields.add(name));
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    const parts = target[keyword];
    if (Array.isArray(parts)) parts.forEach((part) => fieldsOf(part, resolve).forEach((name) => fields.add(name)));
  }
  return fields;
}

function follow(node: unknown, resolve: Resolve): JsonObject | undefined {
  if (!isJsonObject(node)) return undefined;
  if (typeof node['$ref'] !== 'string') return node;
  const target = resolve(node);
  return isJsonObject(target) ? target : undefined;
}

function dig(node: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((at, key) => (isJsonObject(at) ? at[key] : undefined), node);
}
