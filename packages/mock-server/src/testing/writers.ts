/** Who makes the writes of a story, and what the engine is given of one. */
import { operations } from '@so-the/api-client';
import type { EngineInput, EngineSession } from '../engine.ts';
import type { EngineReply } from '../engine/envelope.ts';
import type { Write } from './everyWrite.ts';
import type { OpenChain } from './openChain.ts';

/** The session of each person a story's writes name. */
export interface Writers extends Record<Exclude<Write['by'], 'nobody'>, EngineSession> {
  nobody: null;
}

/** Writers out of the sessions of owner and company; the company's person works as the second one in the owner's shop. */
export function writersOf(owner: EngineSession, company: EngineSession): Writers {
  return { nobody: null, owner, company, second: { ...company, shopId: owner.shopId } };
}

/** Arguments of a write as the engine is called with them. */
export function inputOf({ id, args: { body, ...query } }: Pick<Write, 'id' | 'args'>): EngineInput {
  return operations[id].hasBody ? { query, body } : { query };
}

/** Makes a write by the person it names. */
export function makeWrite({ owner, company }: OpenChain, write: Write): EngineReply {
  return owner.engine.call(write.id, inputOf(write), writersOf(owner.session, company.session)[write.by]);
}
