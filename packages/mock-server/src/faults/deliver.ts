import { RESULT_OK } from '@so-the/api-client';
import { isJsonObject } from '../contract/jsonObject.ts';
import type { EngineReply } from '../engine/envelope.ts';
import { INJECTED_FAULT, nameOfFault, type AnswerFault, type Fault, type Loss, type SlowFault } from './faultRule.ts';
import { spoilt } from './spoilt.ts';

/** What a transport does for a fault. */
export interface Transport {
  /** Carries the call out. */
  run: () => Promise<EngineReply>;
  /** Lets so many milliseconds go by. */
  wait: (ms: number) => Promise<void>;
  /** Gives a number from 0 to below 1 each time it is asked. */
  chance: () => number;
}

/** An answer on its way, and how it gets lost or spoilt. */
export interface Delivery {
  status: number;
  /** What was answered, before it was spoilt. */
  body: unknown;
  /** What comes over the wire. */
  text: string;
  type: 'json' | 'html';
  /** How the connection is lost, so that nothing of this arrives. Absent: it is not. */
  loss?: Loss;
  /** Absent: as fast as can be. */
  bytesPerSecond?: number;
  /** How the call went wrong, in one word. Absent: it did not. */
  fault?: string;
}

/** Carries a call out as a fault has it: the same on every transport. */
export async function deliver(fault: Fault | undefined, { run, wait, chance }: Transport): Promise<Delivery> {
  if (!fault) return delivered(await run());
  if (fault.kind === 'slow') await wait(delayOf(fault, chance));
  const isLostBefore = fault.kind === 'lost' && fault.when !== 'after';
  const own = fault.kind === 'answer' ? answerOf(fault) : isLostBefore ? answerOf({ kind: 'answer' }) : undefined;
  const reply = own ?? (await run());
  return { ...delivered(reply), ...onTheWay(fault, reply.body), fault: nameOfFault(fault) };
}

/** What happens to an answer on its way. */
function onTheWay(fault: Fault, body: unknown): Partial<Delivery> {
  if (fault.kind === 'lost') return { loss: fault.when };
  if (fault.kind === 'dribble') return { bytesPerSecond: fault.bytesPerSecond };
  if (fault.kind !== 'spoilt') return {};
  return { text: spoilt(body, fault.how), type: fault.how === 'html' ? 'html' : 'json' };
}

/** An answer as it is, on its way. */
export function delivered({ status, body, text }: { status: number; body: unknown; text?: string }): Delivery {
  return { status, body, text: STATUSES_WITHOUT_BODY.has(status) ? '' : (text ?? JSON.stringify(body)), type: 'json' };
}

/** HTTP knows no body beside these. */
const STATUSES_WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function answerOf({ status, body, Result, Message }: AnswerFault): { status: number; body: unknown } {
  const isPlain = body === undefined && Result === undefined && Message === undefined;
  const code = status ?? (isPlain ? 500 : 200);
  if (body !== undefined) return { status: code, body };
  const result = Result ?? (code === 200 ? 0 : -1);
  const told = { Result: result, Message: Message ?? INJECTED_FAULT };
  return { status: code, body: result === RESULT_OK ? told : { ...told, Code: 'Fault' } };
}

/** Result and code of an answer, as the log tells them; an answer that is no envelope has none. */
export function resultOf(body: unknown): { result: number; code?: string } {
  const { Result, Code } = isJsonObject(body) ? body : {};
  return { result: typeof Result === 'number' ? Result : -1, code: typeof Code === 'string' ? Code : undefined };
}

/** A share of 0.99 of all normally distributed values lies below so many deviations. */
const P99_DEVIATIONS = 2.3263;
const LONGEST_WAIT_MS = 600_000;

/** Waits spread as those of a network are: half below the median, and by factors as far above it (log-normal). */
export function delayOf({ medianMs, p99Ms = medianMs }: SlowFault, chance: () => number): number {
  if (p99Ms <= medianMs || medianMs === 0) return medianMs;
  const spread = Math.log(p99Ms / medianMs) / P99_DEVIATIONS;
  const deviation = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return Math.min(LONGEST_WAIT_MS, Math.round(medianMs * Math.exp(spread * deviation)));
}
