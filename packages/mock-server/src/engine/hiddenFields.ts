import { contractDocument } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { ACTION, MENU, type MenuName } from '../core/access/menus.ts';
import { OPERATION_RIGHTS } from '../core/access/operationRights.ts';
import { hasRight } from '../core/access/rights.ts';
import type { Context } from '../core/context.ts';
import type { World } from '../core/world.ts';
import type { Envelope } from './envelope.ts';

/** Names of the fields the contract marks `x-right: 11`, profit in whatever form. */
const PROFIT_FIELDS: ReadonlySet<string> = new Set(
  Object.values(objectAt(contractDocument, 'components', 'schemas')).flatMap(markedFields),
);

/** The answer of a call without the profit fields, at any depth, for a caller who has right 11 in none of the menus of the call. */
export function withoutHidden(world: World, id: string, body: Envelope, context: Context): Envelope {
  const menus: readonly MenuName[] = OPERATION_RIGHTS[id]?.menus ?? [];
  const maySee = menus.length === 0 || menus.some((menu) => hasRight(world, context, MENU[menu], ACTION.profit));
  if (maySee) return body;
  const shown = { ...body };
  if (body.Data !== undefined) shown.Data = strip(body.Data);
  if (body.Totals !== undefined) shown.Totals = strip(body.Totals);
  if (body.Current !== undefined) shown.Current = strip(body.Current);
  return shown;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => strip(item));
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([field]) => !PROFIT_FIELDS.has(field));
  return Object.fromEntries(kept.map(([field, inner]) => [field, strip(inner)]));
}

function markedFields(schema: unknown): string[] {
  const parts: unknown = dig(schema, 'allOf');
  const own = Object.entries(objectAt(schema, 'properties'))
    .filter(([, property]) => dig(property, 'x-right') === ACTION.profit)
    .map(([field]) => field);
  return Array.isArray(parts) ? [...own, ...parts.flatMap(markedFields)] : own;
}

function objectAt(node: unknown, ...keys: string[]): object {
  const found = dig(node, ...keys);
  return isJsonObject(found) ? found : {};
}
