import { inferredCalls, type OperationId } from '@so-the/api-client';
import { isJsonObject } from '../contract/jsonObject.ts';
import { Refused } from '../faults/refused.ts';

/** How much of what this project named itself (`x-inferred` in the contract) an API has. */
export interface Bareness {
  /** `named`: only the calls that the specification names are there, with the parameters that it names. Default `all`. */
  calls: 'all' | 'named';
  /** What became of inferred fields in answers: left out (`absent`), or always null. Default `all`: they are there. */
  fields: 'all' | 'absent' | 'null';
}

/** An API that has everything the contract describes. */
export const WHOLE: Bareness = { calls: 'all', fields: 'all' };

/** Words of the command line, each for a part that is missing. */
const WORDS: Readonly<Record<string, Partial<Bareness>>> = {
  calls: { calls: 'named' },
  fields: { fields: 'absent' },
  nulls: { fields: 'null' },
};

/** What `--bare` may name. */
export const BARE_WORDS = Object.keys(WORDS);

/** The words after `--bare`, such as `calls,fields`; undefined for one that is unknown. */
export function barenessIn(text: string): Bareness | undefined {
  const bare = { ...WHOLE };
  for (const word of text.split(',')) {
    const part = WORDS[word.trim()];
    if (!part) return undefined;
    Object.assign(bare, part);
  }
  return bare;
}

/**
 * Reads what was asked of the control; what is left out is there.
 *
 * @throws Refused naming the field that makes no sense
 */
export function readBareness(given: unknown): Bareness {
  const { calls = 'all', fields = 'all' } = isJsonObject(given) ? given : {};
  if (calls !== 'all' && calls !== 'named') throw new Refused('calls', 'Phải là all hoặc named');
  if (fields !== 'all' && fields !== 'absent' && fields !== 'null')
    throw new Refused('fields', 'Phải là all, absent hoặc null');
  return { calls, fields };
}

/** Whether an API lacks a call: its address is then like none of the contract. */
export function lacks({ calls }: Bareness, id: OperationId): boolean {
  return calls === 'named' && inferredCalls.has(id);
}
