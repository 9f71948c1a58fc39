import type { Args, Data, OperationId, Result } from '@so-the/api-client';
import { scenarioPasswordOf, type Engine } from '@so-the/mock-server/browser';

/** Name of an account of every scenario. */
export type AccountName = 'chushop' | 'quanly' | 'nhanvien' | 'congty';

type Input = Parameters<Engine['call']>[1];
type Session = Parameters<Engine['call']>[2];

/**
 * Logs in to the world of a story.
 *
 * @throws Error when the world refuses
 */
export function logIn(engine: Engine, UserName: string): Data<'login'> {
  return ask(engine, 'login', { query: {}, body: { UserName, Password: scenarioPasswordOf(UserName) } }, null).Data;
}

/**
 * What the world of a story answers to a call of somebody.
 *
 * @throws Error when the world refuses
 */
export function askAs<Id extends OperationId>(
  engine: Engine,
  who: AccountName,
  id: Id,
  args: Args<Id> & { body?: unknown },
): Data<Id> {
  const answer: { Data?: unknown } = answerAs(engine, who, id, args);
  return answer.Data as Data<Id>;
}

/**
 * The same with what stands beside the data: how many rows there are in all, and their sums.
 *
 * @throws Error when the world refuses
 */
export function answerAs<Id extends OperationId>(
  engine: Engine,
  who: AccountName,
  id: Id,
  { body, ...query }: Args<Id> & { body?: unknown },
): Result<Id> {
  return ask(engine, id, { query, body }, sessionOf(engine, who));
}

const sessions = new WeakMap<Engine, Map<AccountName, Session>>();

/** The session of somebody in a world, logged in once: to check a password takes longer than to answer. */
function sessionOf(engine: Engine, who: AccountName): Session {
  const known = sessions.get(engine) ?? new Map<AccountName, Session>();
  sessions.set(engine, known);
  const user = known.has(who) ? undefined : logIn(engine, who);
  if (user) known.set(who, { token: user.Token, userId: user.UserID, shopId: user.ShopID });
  return known.get(who) ?? null;
}

/**
 * What the world of a story answers to a call of a session.
 *
 * @throws Error when the world refuses
 */
export function ask<Id extends OperationId>(engine: Engine, id: Id, input: Input, session: Session): Result<Id> {
  const { body } = engine.call(id, input, session);
  if (!('Data' in body)) throw new Error(`The story's world refuses ${id}: ${body.Message}`);
  return body as unknown as Result<Id>;
}
