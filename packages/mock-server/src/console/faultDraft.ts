import type { OperationId } from '@so-the/api-client';
import type { Fault, FaultRule, Loss, Match, Spoil } from '../faults/faultRule.ts';
import { OPERATIONS } from './faultText.ts';

/** How often a rule hits, as the form offers it. */
export const REPEATS = [
  { value: 'once', label: 'Một lần' },
  { value: 'always', label: 'Mỗi lần' },
  { value: 'every', label: 'Mỗi N lần' },
] as const;

/** What the form holds: everything as it was typed. */
export interface FaultDraft {
  kind: Fault['kind'];
  /** Operation id, or part of a path. */
  call: string;
  user: string;
  field: string;
  fieldValue: string;
  /** The first call that goes wrong, counted from 1. */
  turn: string;
  repeat: (typeof REPEATS)[number]['value'];
  every: string;
  medianMs: string;
  p99Ms: string;
  status: string;
  message: string;
  body: string;
  when: Loss;
  how: Spoil;
  bytesPerSecond: string;
}

/** Changes some of what was typed. */
export type PutDraft = (changed: Partial<FaultDraft>) => void;

/** A form nothing was typed into. */
export const EMPTY_DRAFT: FaultDraft = {
  kind: 'answer',
  call: '',
  user: '',
  field: '',
  fieldValue: '',
  turn: '1',
  repeat: 'once',
  every: '2',
  medianMs: '2000',
  p99Ms: '',
  status: '500',
  message: '',
  body: '',
  when: 'before',
  how: 'truncated',
  bytesPerSecond: '200',
};

/**
 * The rule a form describes; the server says what makes no sense.
 *
 * @throws Error with a sentence for a body that is no JSON
 */
export function ruleOf(draft: FaultDraft): FaultRule {
  return { match: matchOf(draft), ...turnsOf(draft), ...faultOf(draft) };
}

function matchOf({ call, user, field, fieldValue }: FaultDraft): Match {
  const wanted = call.trim();
  const isKnown = OPERATIONS.some(({ value }) => value === wanted);
  const who = user.trim();
  return {
    ...(wanted !== '' && (isKnown ? { operationId: wanted as OperationId } : { path: wanted })),
    ...(who !== '' && { user: /^\d+$/.test(who) ? Number(who) : who }),
    ...(field.trim() !== '' && { [field.trim()]: fieldValue.trim() }),
  };
}

function turnsOf({ turn, repeat, every }: FaultDraft): Pick<FaultRule, 'skip' | 'times' | 'every'> {
  const skip = Number(turn) - 1;
  return {
    ...(skip !== 0 && { skip }),
    ...(repeat === 'once' && { times: 1 }),
    ...(repeat === 'every' && { every: Number(every) }),
  };
}

function faultOf({ kind, ...draft }: FaultDraft): Fault {
  const [p99Ms, message, body] = [draft.p99Ms, draft.message, draft.body].map((text) => text.trim());
  if (kind === 'slow') return { kind, medianMs: Number(draft.medianMs), ...(p99Ms && { p99Ms: Number(p99Ms) }) };
  if (kind === 'lost') return { kind, when: draft.when };
  if (kind === 'spoilt') return { kind, how: draft.how };
  if (kind === 'dribble') return { kind, bytesPerSecond: Number(draft.bytesPerSecond) };
  return {
    kind,
    status: Number(draft.status),
    ...(message && { Message: message }),
    ...(body && { body: jsonOf(body) }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('Nội dung riêng không phải JSON hợp lệ');
  }
}
