import { isJsonObject, type JsonObject } from './jsonObject.ts';
import { branchOf, typesOf } from './sample.ts';

/** A sound value with one fault. */
export interface Mutant {
  /** JSON pointer of the field and what was done to it. */
  what: string;
  value: unknown;
}

/** Puts a changed part back into the whole it was taken from. */
type Rebuild = (part: unknown) => unknown;

/**
 * Every fault of one required field: left out, and given a type the contract does not allow. Where
 * a schema demands a number of fields and there are no more, each of them counts as required.
 *
 * @param value a value that keeps the schema, see {@link sampleOf}
 * @param turn the alternative the value took
 */
export function mutantsOf(schema: JsonObject, value: unknown, turn: number): Mutant[] {
  return [...walk(schema, value, turn, '', (whole) => whole)];
}

function* walk(schema: unknown, value: unknown, turn: number, place: string, rebuild: Rebuild): Generator<Mutant> {
  if (!isJsonObject(schema)) return;
  const branch = branchOf(schema, turn);
  if (branch) yield* walk(branch, value, turn, place, rebuild);
  else if (Array.isArray(value)) yield* walkList(schema, value, turn, place, rebuild);
  else if (isJsonObject(value)) yield* walkObject(schema, value, turn, place, rebuild);
}

function* walkList(schema: JsonObject, list: unknown[], turn: number, place: string, rebuild: Rebuild) {
  const [first, ...rest] = list;
  yield* walk(schema['items'], first, turn, `${place}/0`, (part) => rebuild([part, ...rest]));
}

function* walkObject(schema: JsonObject, value: JsonObject, turn: number, place: string, rebuild: Rebuild) {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const isDemanded =
    isJsonObject(schema['additionalProperties']) && Object.keys(value).length === schema['minProperties'];
  for (const [name, field] of Object.entries(value)) {
    const property = properties[name] ?? (isDemanded ? schema['additionalProperties'] : undefined);
    const { [name]: _left, ...rest } = value;
    const withField: Rebuild = (part) => rebuild({ ...value, [name]: part });
    if (required.includes(name) || isDemanded) {
      yield { what: `${place}/${name} left out`, value: rebuild(rest) };
      yield { what: `${place}/${name} retyped`, value: withField(wrongType(property)) };
    }
    yield* walk(property, field, turn, `${place}/${name}`, withField);
  }
}

const STRANGERS: readonly [type: string, value: unknown][] = [
  ['object', { stranger: true }],
  ['array', ['stranger']],
  ['boolean', true],
  ['string', 'stranger'],
];

/** A value of a type the schema does not allow. */
export function wrongType(schema: unknown): unknown {
  const allowed = isJsonObject(schema) ? alternatives(schema).flatMap(typesOf) : [];
  return STRANGERS.find(([type]) => !allowed.includes(type))?.[1];
}

function alternatives(schema: JsonObject): JsonObject[] {
  const branches = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(branches) ? [schema, ...branches.filter(isJsonObject).flatMap(alternatives)] : [schema];
}
