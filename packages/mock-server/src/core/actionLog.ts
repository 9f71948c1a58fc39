/** The action log only grows, and no secret enters it: what identifies a person or an account is masked before it is written. */
import type { ActionID, MenuID } from './access/menus.ts';
import type { Context } from './context.ts';
import type { LogAction } from './records/account.ts';
import { done, type Result } from './result.ts';
import { cleanText } from './text.ts';
import type { World } from './world.ts';

/** Fields whose values are cut to their last characters. */
const MASKED: Record<string, number> = { CCCD: 3, AccountNo: 4, AccountBank: 4, TargetAccount: 4, Bin: 0 };
/** Fields that are left out altogether. */
const HIDDEN = new Set(['PasswordHash', 'CreatedBy', 'CreatedDate', 'UpdatedBy', 'UpdatedDate', 'Version']);

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
}

/** Writes one line: who, where, when, what, and the changed fields before and after. */
export function logAction(world: World, action: Action, context: Context): LogAction {
  const { before, after, ...said } = action;
  return world.actions.put({
    LogID: world.actions.nextId,
    ShopID: context.shopId,
    UserID: context.userId,
    ...said,
    ...changedValues(before, after),
    At: context.now,
  });
}

/** A line a screen writes about what its user did. */
export function addLogAction(
  world: World,
  command: { MenuID: MenuID; ActionID: ActionID; Note?: string; RefID?: number },
  context: Context,
): Result<LogAction> {
  const note = (cleanText(command.Note) ?? '').replaceAll(/[\r\n]+/g, ' ').slice(0, 500);
  return done(logAction(world, { ...command, Note: note }, context));
}

function changedValues(before?: object, after?: object): Pick<LogAction, 'OldValue' | 'NewValue'> {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  const fresh = new Map<string, unknown>(Object.entries(after ?? {}));
  const fields = [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (field) => !HIDDEN.has(field) && JSON.stringify(old.get(field)) !== JSON.stringify(fresh.get(field)),
  );
  const pick = (values: Map<string, unknown>) =>
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, masked(field, values.get(field))])));
  return { ...(before && { OldValue: pick(old) }), ...(after && { NewValue: pick(fresh) }) };
}

function masked(field: string, value: unknown): unknown {
  const keep = MASKED[field];
  if (keep === undefined || typeof value !== 'string') return value;
  return `***${keep === 0 ? '' : value.slice(-keep)}`;
}
