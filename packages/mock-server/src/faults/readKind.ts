import { dig, type JsonObject } from '../contract/jsonObject.ts';
import { hintOf, meantName } from '../contract/nearest.ts';
import type { AnswerFault, Fault, SlowFault } from './faultRule.ts';
import { Refused } from './refused.ts';

const LONGEST_WAIT_MS = 600_000;
const FASTEST_DRIBBLE = 10_000_000;
const LONGEST_MESSAGE = 1000;
/** Letters of a body of one's own. */
const LONGEST_BODY = 200_000;
const WHENS = ['before', 'after', 'hang'] as const;
const HOWS = ['truncated', 'html', 'empty', 'wrongType'] as const;

/** What a rule does, and the names of the fields that say so. */
interface ReadKind {
  fault: Fault;
  fields: readonly string[];
}

const READERS: Readonly<Record<Fault['kind'], (given: JsonObject, place: string) => ReadKind>> = {
  slow: (given, place) => ({ fault: slow(given, place), fields: ['medianMs', 'p99Ms'] }),
  answer: (given, place) => ({ fault: answer(given, place), fields: ['status', 'body', 'Result', 'Message'] }),
  lost: (given, place) => ({ fault: { kind: 'lost', when: oneOf(WHENS, given, 'when', place) }, fields: ['when'] }),
  spoilt: (given, place) => ({ fault: { kind: 'spoilt', how: oneOf(HOWS, given, 'how', place) }, fields: ['how'] }),
  dribble: (given, place) => ({ fault: dribble(given, place), fields: ['bytesPerSecond'] }),
};

/** @throws Refused for a kind that is none, or fields that make no sense */
export function readKind(given: JsonObject, place: string): ReadKind {
  const kind = oneOf(Object.keys(READERS) as Fault['kind'][], given, 'kind', place);
  return READERS[kind](given, place);
}

function slow(given: JsonObject, place: string): SlowFault {
  const medianMs = within(given, 'medianMs', { least: 0, most: LONGEST_WAIT_MS }, place);
  if (dig(given, 'p99Ms') === undefined) return { kind: 'slow', medianMs };
  return { kind: 'slow', medianMs, p99Ms: within(given, 'p99Ms', { least: medianMs, most: LONGEST_WAIT_MS }, place) };
}

function answer(given: JsonObject, place: string): AnswerFault {
  const read: AnswerFault = { kind: 'answer' };
  if (dig(given, 'status') !== undefined) read.status = whole(given, 'status', { least: 200, most: 599 }, place);
  if (dig(given, 'Result') !== undefined) read.Result = whole(given, 'Result', { least: -1, most: 1 }, place);
  const message = dig(given, 'Message');
  if (message !== undefined) {
    if (typeof message !== 'string' || message.length > LONGEST_MESSAGE) {
      throw new Refused(`${place}Message`, `Phải là chữ, dài nhất ${LONGEST_MESSAGE}`);
    }
    read.Message = message;
  }
  const body = dig(given, 'body');
  if (body === undefined) return read;
  if (read.Result !== undefined || read.Message !== undefined) {
    throw new Refused(`${place}body`, 'Chọn một trong hai: body, hoặc Result và Message');
  }
  if (JSON.stringify(body).length > LONGEST_BODY) throw new Refused(`${place}body`, `Dài nhất ${LONGEST_BODY} chữ`);
  return { ...read, body };
}

function dribble(given: JsonObject, place: string): Fault {
  return {
    kind: 'dribble',
    bytesPerSecond: whole(given, 'bytesPerSecond', { least: 1, most: FASTEST_DRIBBLE }, place),
  };
}

interface Range {
  least: number;
  most: number;
}

function whole(given: JsonObject, name: string, range: Range, place: string): number {
  const value = within(given, name, range, place);
  if (Number.isInteger(value)) return value;
  throw new Refused(`${place}${name}`, 'Phải là số nguyên');
}

function within(given: JsonObject, name: string, { least, most }: Range, place: string): number {
  const value = dig(given, name);
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new Refused(`${place}${name}`, `Phải là số từ ${least} đến ${most}`);
}

function oneOf<Name extends string>(names: readonly Name[], given: JsonObject, field: string, place: string): Name {
  const value = dig(given, field);
  const found = names.find((name) => name === value);
  if (found !== undefined) return found;
  const hint = typeof value === 'string' ? hintOf(meantName(value.slice(0, 60), names)) : '';
  throw new Refused(`${place}${field}`, `Phải là một trong ${names.join(', ')}${hint}`);
}
