import type { OperationId } from '@so-the/api-client';
import { operationParts, type QueryParameter } from '../contract/contractParts.ts';
import { dig, isJsonObject, type JsonObject } from '../contract/jsonObject.ts';
import { ACTION, MENU, type MenuName } from '../core/values/menus.ts';
import { needOf } from '../core/access/operationRights.ts';
import { fieldsBeyond } from '../core/access/pickers.ts';
import { hasRight } from '../core/access/rights.ts';
import type { Context } from '../core/command/context.ts';
import { refuse, type Refusal } from '../core/command/result.ts';
import type { World } from '../core/store/world.ts';
import type { Envelope } from './envelope.ts';

/** Keyword of a schema with the values that tell a profit. */
const PROFIT_VALUES = 'x-right-values';

/** What is left out of an answer: fields, and rows by a value of a field. */
interface HiddenParts {
  fields: ReadonlySet<string>;
  rows: readonly { field: string; values: readonly unknown[] }[];
}

/** What of a call tells a profit. */
interface ProfitParts extends HiddenParts {
  query: readonly QueryParameter[];
}

/** Profit parts of each call, once they were looked up. */
const known = new Map<OperationId, ProfitParts>();

/**
 * The answer of a call without what its caller may not see, at any depth: the fields its contract marks `x-right: 11` and
 * the rows named by `x-right-values` where the caller has that right in none of the menus of the call, and of a call that
 * fills a choice the fields none of the caller's menus needs.
 */
export function withoutHidden(world: World, id: OperationId, body: Envelope, context: Context): Envelope {
  const parts = hiddenParts(world, id, context);
  if (parts.fields.size === 0 && parts.rows.length === 0) return body;
  const shown = { ...body };
  if (body.Data !== undefined) shown.Data = strip(body.Data, parts);
  if (body.Totals !== undefined) shown.Totals = strip(body.Totals, parts);
  if (body.Current !== undefined) shown.Current = strip(body.Current, parts);
  return shown;
}

/** What a caller may not see of a call's answer. */
function hiddenParts(world: World, id: OperationId, context: Context): HiddenParts {
  const profit = profitParts(id);
  const beyond = fieldsBeyond(world, id, context);
  if (seesProfit(world, id, context)) return { fields: beyond, rows: [] };
  return { fields: beyond.size > 0 ? new Set([...profit.fields, ...beyond]) : profit.fields, rows: profit.rows };
}

/** Refuses a call that asks for what its caller may not see: a profit by name (`Figure=NetProfit`), or an order by such a field. */
export function refuseHidden(
  world: World,
  id: OperationId,
  args: Readonly<Record<string, unknown>>,
  context: Context,
): Refusal | undefined {
  const { query } = profitParts(id);
  const asked = query.some(({ name, schema }) => valuesOf(schema).includes(args[name]));
  if (asked && !seesProfit(world, id, context)) return refuse('Forbidden', 'Không có quyền xem lợi nhuận');
  const sorted = args['SortBy'] ?? dig(args, 'body', 'SortBy');
  const isHidden = typeof sorted === 'string' && hiddenParts(world, id, context).fields.has(sorted);
  return isHidden ? refuse('Forbidden', 'Không có quyền xem số liệu dùng để sắp xếp', 'SortBy') : undefined;
}

function seesProfit(world: World, id: OperationId, context: Context): boolean {
  const menus: readonly MenuName[] = needOf(id)?.menus ?? [];
  return menus.some((menu) => hasRight(world, context, MENU[menu], ACTION.profit));
}

function strip(value: unknown, parts: HiddenParts): unknown {
  if (Array.isArray(value)) {
    return value.filter((item: unknown) => !tellsProfit(item, parts)).map((item: unknown) => strip(item, parts));
  }
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([field]) => !parts.fields.has(field));
  return Object.fromEntries(kept.map(([field, inner]) => [field, strip(inner, parts)]));
}

function tellsProfit(item: unknown, { rows }: HiddenParts): boolean {
  return rows.some(({ field, values }) => values.includes(dig(item, field)));
}

/** What of a call tells a profit, as its contract marks it. */
export function profitParts(id: OperationId): ProfitParts {
  const found = known.get(id);
  if (found) return found;
  const { success, query } = operationParts(id);
  const marked = propertiesOf(success);
  const made: ProfitParts = {
    fields: new Set(marked.filter(([, schema]) => isProfit(schema)).map(([field]) => field)),
    rows: marked
      .map(([field, schema]) => ({ field, values: valuesOf(schema) }))
      .filter(({ values }) => values.length > 0),
    query: query.filter(({ schema }) => valuesOf(schema).length > 0),
  };
  known.set(id, made);
  return made;
}

function isProfit(schema: unknown): boolean {
  return dig(schema, 'x-right') === ACTION.profit;
}

function valuesOf(schema: unknown): readonly unknown[] {
  const values = dig(schema, PROFIT_VALUES);
  return Array.isArray(values) ? values : [];
}

/** Every property of a schema, at any depth. */
export function propertiesOf(schema: unknown): [field: string, schema: JsonObject][] {
  if (Array.isArray(schema)) return schema.flatMap((part: unknown) => propertiesOf(part));
  if (!isJsonObject(schema)) return [];
  const properties = dig(schema, 'properties');
  const own = Object.entries(isJsonObject(properties) ? properties : {}).filter(
    (property): property is [string, JsonObject] => isJsonObject(property[1]),
  );
  return [
    ...own,
    ...own.flatMap(([, property]) => propertiesOf(property)),
    ...['items', 'oneOf', 'anyOf'].flatMap((keyword) => propertiesOf(schema[keyword])),
  ];
}
