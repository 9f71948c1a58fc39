import { operations as calls, type OperationId } from '@so-the/api-client';
import { contractDocument } from '../contract/contractParts.ts';
import { dig } from '../contract/jsonObject.ts';
import { ACTION, MENU, type ActionID, type MenuID } from '../core/values/menus.ts';
import { needOf } from '../core/access/operationRights.ts';
import { completeAction, logAction } from '../core/history/actionLog.ts';
import { joinLines } from '../core/history/oneLine.ts';
import { nameOfRow } from '../core/history/nameOfRow.ts';
import { whatFor } from '../core/history/whatFor.ts';
import type { Context } from '../core/command/context.ts';
import type { World } from '../core/store/world.ts';
import type { Touched } from './changes.ts';
import type { EngineReply } from './envelope.ts';

/** Rows that tell nothing about what a call was for. */
const SIDE_ROWS = new Set(['actions', 'sessions', 'statusLogs', 'percentChanges', 'termChanges', 'loginTries']);

/** Where the calls without a right of their own are logged. */
const ACCOUNT_PLACES: Readonly<Record<string, Place>> = {
  login: { MenuID: MENU.home, ActionID: ACTION.view },
  register: { MenuID: MENU.home, ActionID: ACTION.add },
  changePassword: { MenuID: MENU.password, ActionID: ACTION.edit },
};

interface Place {
  MenuID: MenuID;
  ActionID: ActionID;
}

/** What one call did, for its line in the action log. */
export interface AuditedCall {
  id: OperationId;
  touched: readonly Touched[];
  reply: EngineReply;
  context: Context;
  /** Arguments of the call; a preview is no write. */
  args?: unknown;
}

/**
 * Leaves one line for every call that may write: a rule that spoke for itself has its line completed with the call, what it
 * was for and the values before and after, several of one call are joined; for any other the line is written here. A refusal for a missing right, and a wrong password,
 * are lines too. Nothing is written of a reading call or of a rule of business that said no.
 */
export function auditCall(world: World, call: AuditedCall): void {
  if (!calls[call.id].mutates || isPreview(call.args)) return;
  if (call.reply.body.Result === 1) auditDone(world, call);
  else if (call.reply.status === 403) auditDenied(world, call);
  else if (call.id === 'login') auditWrongPassword(world, call);
}

function isPreview(args: unknown): boolean {
  return dig(args, 'Preview') === true || dig(args, 'body', 'Preview') === true;
}

function auditDone(world: World, { id, touched, reply, context }: AuditedCall): void {
  const told = touched.filter((change) => change.name === 'actions');
  const records = touched.filter((change) => !SIDE_ROWS.has(change.name));
  const about = whatFor(records);
  if (told.length === 0) {
    const who = whoOf(reply, context);
    if (who.userId === 0) return;
    const main = records[0];
    const place = placeOf(id, main);
    const Note = noteOf(world, id, main);
    logAction(world, { ...place, RefID: refOf(reply, main), Note, ...valuesOf(main), Call: id, about }, who);
    return;
  }
  const lines = told.flatMap(({ id: logId }) => {
    const line = world.actions.get(logId);
    if (!line) return [];
    const main = records.find((change) => change.id === line.RefID) ?? (told.length === 1 ? records[0] : undefined);
    return [completeAction(world, line, { Call: id, ...valuesOf(main), about })];
  });
  joinLines(world, lines);
}

function auditDenied(world: World, { id, reply, context }: AuditedCall): void {
  const user = world.users.get(context.userId);
  if (!user) return;
  const shopId = user.ShopIDs.includes(context.shopId) ? context.shopId : (user.ShopIDs[0] ?? context.shopId);
  const Note = `Bị từ chối: ${summaryOf(id)} – ${reply.body.Message}`;
  logAction(world, { ...placeOf(id), Note, Call: id, Denied: true }, { ...context, shopId });
}

/** A wrong password is a line of the account it was tried on; of a name nobody has there is nothing to tell. */
function auditWrongPassword(world: World, { id, touched, context }: AuditedCall): void {
  const tried = touched.find((change) => change.name === 'users');
  const user = tried && world.users.get(tried.id);
  if (!user) return;
  const who = { ...context, userId: user.UserID, shopId: user.ShopIDs[0] ?? context.shopId };
  logAction(world, { ...placeOf(id), Note: 'Đăng nhập sai mật khẩu', Call: id, Denied: true }, who);
}

/** Whoever has just logged in or registered is named by the answer. */
function whoOf(reply: EngineReply, context: Context): Context {
  if (context.userId !== 0) return context;
  const userId = Number(dig(reply.body.Data, 'UserID') ?? 0);
  return { ...context, userId, shopId: Number(dig(reply.body.Data, 'ShopID') ?? 0) };
}

function placeOf(id: OperationId, main?: Touched): Place {
  const need = needOf(id);
  const menu = need?.menus[0];
  if (!need || !menu) return ACCOUNT_PLACES[id] ?? { MenuID: MENU.home, ActionID: ACTION.edit };
  const isEdit = need.actions.includes(ACTION.edit) && main?.before !== undefined;
  return { MenuID: MENU[menu], ActionID: isEdit ? ACTION.edit : (need.actions[0] ?? ACTION.edit) };
}

function refOf(reply: EngineReply, main: Touched | undefined): number | undefined {
  const named = dig(reply.body.Data, 'ID');
  return main?.id ?? (typeof named === 'number' ? named : undefined);
}

function noteOf(world: World, id: OperationId, main: Touched | undefined): string {
  const name = main && !ACCOUNT_PLACES[id] ? nameOfRow(world, main.after) : undefined;
  return name === undefined ? summaryOf(id) : `${summaryOf(id)} ${name}`;
}

function valuesOf(main: Touched | undefined): { before?: object; after?: object } {
  return main ? { before: main.before, after: main.after } : {};
}

function summaryOf(id: OperationId): string {
  const { path, method } = calls[id];
  const summary = dig(contractDocument, 'paths', path, method.toLowerCase(), 'summary');
  return typeof summary === 'string' ? summary : id;
}
