/** Numbers of records that recorded calls made: later calls name them instead. */
import { operations, type OperationId } from '@so-the/api-client';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { operationParts } from '../contract/contractParts.ts';
import type { EngineInput } from '../engine.ts';
import type { ScenarioCall } from './scenarioFile.ts';
import { fieldsAt } from './schemasAt.ts';

interface Made {
  call: ScenarioCall;
  /** Where the number stands in its answer. */
  path: string;
  /** Given when the number is first used. */
  name?: string;
}

const NUMBER = /id$/i;

/** What recorded calls have made so far. */
export class MadeRecords {
  /** By field and number; null where two calls of different kinds made the same, as a customer and a partner do. */
  readonly #made = new Map<string, Made | null>();
  readonly #names = new Set<string>();

  /** The name of a record that an earlier call made, which from now on saves it; none for any other value. */
  nameFor(field: string, value: unknown): string | undefined {
    const made = this.#made.get(keyOf(field, value));
    if (!made) return undefined;
    made.name ??= this.#newName(field);
    made.call.save = { ...made.call.save, [made.name]: made.path };
    return made.name;
  }

  /** Learns the number of what a call made: its answer's own, unless the call was given it. */
  learn(call: ScenarioCall, input: EngineInput, data: unknown): void {
    if (!operations[call.call].mutates) return;
    const given = new Set(numbersIn(input.query).concat(numbersIn(input.body)));
    for (const [path, field, value] of answered(call.call, data)) {
      const key = keyOf(field, value);
      if (given.has(key)) continue;
      const known = this.#made.get(key);
      if (known === undefined) this.#made.set(key, { call, path });
      else if (known?.call.call !== call.call) this.#made.set(key, null);
    }
  }

  #newName(field: string): string {
    const plain = field.replace(/ids?$/i, '') || 'record';
    const base = plain.charAt(0).toLowerCase() + plain.slice(1);
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? base : `${base}${count}`;
      if (this.#names.has(name)) continue;
      this.#names.add(name);
      return name;
    }
  }
}

/** Numbers of an answer's record, or of each record of its list. */
function* answered(id: OperationId, data: unknown): Generator<[path: string, field: string, value: number]> {
  const { success } = operationParts(id);
  const rows: [string[], unknown][] = Array.isArray(data)
    ? data.map((row: unknown, place) => [['Data', `${place}`], row])
    : [[['Data'], data]];
  for (const [path, row] of rows) {
    const field = ownNumberIn(
      id,
      fieldsAt(success, path).filter((each) => NUMBER.test(each)),
    );
    const value = field === undefined ? undefined : dig(row, field);
    if (field !== undefined && typeof value === 'number') yield [[...path, field].join('.'), field, value];
  }
}

/** A record that is saved by its name has its number by that name, else its own comes after what was entered and its shop. */
function ownNumberIn(id: OperationId, fields: readonly string[]): string | undefined {
  const saved = id.startsWith('save') ? id.slice('save'.length).toLowerCase() : undefined;
  const named = fields.find((field) => field === 'id' || field.toLowerCase() === `${saved}id`);
  return named ?? fields[fields.indexOf('ShopID') + 1] ?? fields[0];
}

function numbersIn(value: unknown, field = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => numbersIn(item, field));
  if (isJsonObject(value)) return Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, name));
  return NUMBER.test(field.replace(/s$/i, '')) ? [keyOf(field, value)] : [];
}

/** Fields are alike in letters of either case, and one of a list like the list: `cardDataID`, `CardDataIDs`. */
function keyOf(field: string, value: unknown): string {
  return `${field.toLowerCase().replace(/s$/, '')}|${String(value)}`;
}
