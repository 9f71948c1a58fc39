/** The action log only grows, and no secret enters it: what identifies a person or an account is masked before it is written. */
import type { ActionID, MenuID } from '../values/menus.ts';
import type { Context } from '../command/context.ts';
import type { LogAction } from '../records/account.ts';
import { done, type Result } from '../command/result.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { lineOfWrite } from './oneLine.ts';
import type { WhatFor } from './whatFor.ts';

/** Fields whose values are cut to their last characters. */
const MASKED: Record<string, number> = { CCCD: 3, AccountNo: 4, AccountBank: 4, TargetAccount: 4, Bin: 0 };
/** Fields that are left out altogether. */
const HIDDEN = new Set([
  'PasswordHash',
  'Empowered',
  'TokenHash',
  'CreatedBy',
  'CreatedDate',
  'UpdatedBy',
  'UpdatedDate',
  'Version',
]);

/** What would break a line. */
const BREAKS_LINE = /[\p{Cc}\u2028\u2029]/u;
const EVERY_BREAK = new RegExp(BREAKS_LINE, 'gu');

/** Items of a list, and characters of a text, that a line keeps. */
const MOST_ITEMS = 50;
const MOST_CHARACTERS = 500;

/** What a command writes about itself. */
export interface Action {
  MenuID: MenuID;
  ActionID: ActionID;
  RefID?: number;
  Note: string;
  /** Record before, if there was one. */
  before?: object;
  /** Record after, if there is one. */
  after?: object;
  /** Operation of the contract, where it is known. */
  Call?: string;
  /** Whether the right was missing and nothing was done. */
  Denied?: boolean;
  /** What it can be opened as. */
  about?: WhatFor;
  /** Line of the same action that is shown instead. */
  PartOf?: number;
}

/** Writes one line: who, where, when, what, and the changed fields before and after. */
export function logAction(world: World, action: Action, context: Context): LogAction {
  const { before, after, about, ...said } = action;
  return world.actions.put({
    LogID: world.actions.nextId,
    ShopID: context.shopId,
    UserID: context.userId,
    ...said,
    ...about,
    Note: escapeLine(said.Note),
    ...changedValues(before, after),
    At: context.now,
  });
}

/** Adds to a line what the rule that wrote it did not say: the call, what it was for, and the values before and after. */
export function completeAction(
  world: World,
  line: LogAction,
  { Call, before, after, about }: Pick<Action, 'Call' | 'before' | 'after' | 'about'>,
): LogAction {
  const isTold = line.OldValue !== undefined || line.NewValue !== undefined;
  return world.actions.put({ ...line, ...about, ...(isTold ? {} : changedValues(before, after)), Call });
}

/** A line a screen writes about what its user did; of a write that the server told of already it is a part of that line. */
export function addLogAction(
  world: World,
  { Call, ...command }: { MenuID: MenuID; ActionID: ActionID; Note?: string; RefID?: number; Call?: string },
  context: Context,
): Result<LogAction> {
  const PartOf = Call === undefined ? undefined : lineOfWrite(world, Call, context)?.LogID;
  const said = { ...command, Note: (cleanText(command.Note) ?? '').slice(0, 500) };
  return done(logAction(world, PartOf === undefined ? said : { ...said, PartOf }, context));
}

function changedValues(before?: object, after?: object): Pick<LogAction, 'OldValue' | 'NewValue'> {
  if (!before && !after) return {};
  const old = (before ?? {}) as Values;
  const fresh = (after ?? {}) as Values;
  const isChanged = (field: string) => !HIDDEN.has(field) && !isSame(old[field], fresh[field]);
  const fields = Object.keys(before ? { ...old, ...fresh } : fresh).filter(isChanged);
  return { ...(before && { OldValue: told(old, fields) }), ...(after && { NewValue: told(fresh, fields) }) };
}

type Values = Readonly<Record<string, unknown>>;

function told(values: Values, fields: readonly string[]): string {
  const shown: Record<string, unknown> = {};
  for (const field of fields) shown[field] = masked(field, values[field]);
  return JSON.stringify(shown);
}

/** Whether two values are written alike. */
function isSame(old: unknown, fresh: unknown): boolean {
  if (old === fresh) return true;
  return typeof old === 'object' && typeof fresh === 'object' && JSON.stringify(old) === JSON.stringify(fresh);
}

function masked(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item: unknown) => masked(field, item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(name, inner)]));
  if (typeof value !== 'string') return value;
  const keep = MASKED[field];
  if (keep === undefined) return value.slice(0, MOST_CHARACTERS);
  return `***${keep === 0 ? '' : value.slice(-keep)}`;
}

/** One line stays one line: what would break it is written as it is escaped in JSON. */
function escapeLine(text: string): string {
  if (!BREAKS_LINE.test(text)) return text;
  return text
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll(EVERY_BREAK, ' ');
}
