import type { OperationId } from '@so-the/api-client';
import { operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { ACTION, MENU, type MenuName } from '../core/access/menus.ts';
import { OPERATION_RIGHTS } from '../core/access/operationRights.ts';
import { hasRight } from '../core/access/rights.ts';
import type { Context } from '../core/context.ts';
import type { World } from '../core/world.ts';
import type { Envelope } from './envelope.ts';

/** Names of the profit fields of each call, once they were looked up. */
const known = new Map<OperationId, ReadonlySet<string>>();

/** The answer of a call without the fields its contract marks `x-right: 11`, at any depth, for a caller who has that right in none of the menus of the call. */
export function withoutHidden(world: World, id: OperationId, body: Envelope, context: Context): Envelope {
  const menus: readonly MenuName[] = OPERATION_RIGHTS[id]?.menus ?? [];
  const maySee = menus.length === 0 || menus.some((menu) => hasRight(world, context, MENU[menu], ACTION.profit));
  const fields = maySee ? undefined : profitFields(id);
  if (!fields || fields.size === 0) return body;
  const shown = { ...body };
  if (body.Data !== undefined) shown.Data = strip(body.Data, fields);
  if (body.Totals !== undefined) shown.Totals = strip(body.Totals, fields);
  if (body.Current !== undefined) shown.Current = strip(body.Current, fields);
  return shown;
}

function strip(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => strip(item, fields));
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([field]) => !fields.has(field));
  return Object.fromEntries(kept.map(([field, inner]) => [field, strip(inner, fields)]));
}

function profitFields(id: OperationId): ReadonlySet<string> {
  const found = known.get(id) ?? new Set(markedFields(operationParts(id).success));
  known.set(id, found);
  return found;
}

function markedFields(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part: unknown) => markedFields(part));
  if (!isJsonObject(schema)) return [];
  const properties = dig(schema, 'properties');
  const own = Object.entries(isJsonObject(properties) ? properties : {});
  return [
    ...own.filter(([, property]) => dig(property, 'x-right') === ACTION.profit).map(([field]) => field),
    ...own.flatMap(([, property]) => markedFields(property)),
    ...['items', 'oneOf', 'anyOf'].flatMap((keyword) => markedFields(schema[keyword])),
  ];
}
