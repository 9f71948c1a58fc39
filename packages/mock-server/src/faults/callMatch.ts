import { operations, type OperationId } from '@so-the/api-client';
import { isJsonObject } from '../contract/jsonObject.ts';
import { redact } from '../engine/redact.ts';
import type { RequestInput } from '../contract/requestCheck.ts';
import type { World } from '../core/store/world.ts';
import { isCondition, type Match } from './faultRule.ts';

/** A call as it arrived, before anything of it is believed. */
export interface ArrivedCall {
  id: OperationId;
  /** 0 for nobody. */
  userId: number;
  /** 0 for none. */
  shopId: number;
  query?: unknown;
  body?: unknown;
  /** Name of an account by its number. */
  nameOf: (userId: number) => string | undefined;
}

/** A call as a transport hands it over; of one that could not be read the query alone is known. */
export function arrivedCall(
  id: OperationId,
  { query, body }: RequestInput,
  session: Pick<ArrivedCall, 'userId' | 'shopId'> | null,
  world: World | undefined,
): ArrivedCall {
  const { userId = 0, shopId = 0 } = session ?? {};
  return { id, userId, shopId, query, body, nameOf: (number) => world?.users.get(number)?.UserName };
}

/** A match that was read, ready to be held against calls. */
export type Matcher = (call: ArrivedCall) => boolean;

/**
 * Prepares a match. Fields are compared as they may be shown, without secrets: a rule is no way to find one out, and card
 * numbers are alike when their first six and last four digits are.
 */
export function matcherOf(match: Match): Matcher {
  const { operationId, method, user, shop } = match;
  const part = match.path?.toLowerCase();
  const fields = Object.entries(match).flatMap(([name, value]) => (isCondition(name) ? [] : [fieldOf(name, value)]));
  return (call) => {
    const { id, userId, shopId } = call;
    if (operationId !== undefined && id !== operationId) return false;
    if (part !== undefined && !operations[id].path.toLowerCase().includes(part)) return false;
    if (method !== undefined && operations[id].method !== method) return false;
    if (shop !== undefined && shopId !== shop) return false;
    if (user !== undefined && user !== userId && user !== call.nameOf(userId)) return false;
    return fields.length === 0 || hasFields(fields, call);
  };
}

/** A field's name in parts: where it stands, if that is said, and the way to it. */
function partsOf(name: string): { place?: 'query' | 'body'; way: string[] } {
  const way = name.split('.');
  const [place] = way;
  return place === 'query' || place === 'body' ? { place, way: way.slice(1) } : { way };
}

interface WantedField {
  place?: 'query' | 'body';
  way: string[];
  text: string;
}

function fieldOf(name: string, value: unknown): WantedField {
  return { ...partsOf(name), text: shownText(value) ?? '' };
}

function hasFields(fields: readonly WantedField[], { query, body }: ArrivedCall): boolean {
  return fields.every(({ place, way, text }) => {
    const places = place === undefined ? [query, body] : [place === 'query' ? query : body];
    return places.some((values) => valuesAt(values, way).some((value) => shownText(value) === text));
  });
}

/** A single value as it may be shown; nothing equals a record or a file. */
function shownText(value: unknown): string | undefined {
  return typeof value === 'object' ? undefined : String(redact(value));
}

/** Every value at a way of names; a list is looked through. */
function valuesAt(value: unknown, way: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => valuesAt(each, way));
  const [name, ...rest] = way;
  if (name === undefined) return [value];
  return isJsonObject(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}
