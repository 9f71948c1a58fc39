import { readMatch } from '../faults/readMatch.ts';
import { Refused } from '../faults/refused.ts';
import { readMoment } from './moment.ts';
import type { LogFilter } from './requestLog.ts';

/** Names of the query that are no part of a call. */
const OWN = ['search', 'status', 'path', 'method', 'since', 'times', 'timeout'] as const;

/** What is asked of the log, and for how long. */
export interface LogQuestion {
  filter: LogFilter;
  /** Calls that are waited for. Default 1. */
  times: number;
  /** Longest wait, in milliseconds. Default 5000. */
  timeoutMs: number;
}

const MOST_TIMES = 500;
const LONGEST_WAIT_MS = 60_000;

/**
 * Reads the query of `/_mock/requests`: `?operationId=payDebtCustomer&user=chushop&body.Amount=500000&since=7`. `since` is
 * the number of a call or a moment of the mock's clock. An empty value is as good as none.
 *
 * @param asked the address with its query
 * @throws Refused for a name or an operation that is unknown, with the one that was likely meant
 */
export function readLogQuery(asked: string): LogQuestion {
  const query = new URLSearchParams(asked.split(/\?(.*)/s)[1]);
  const own = new Map<string, string>();
  const match: Record<string, unknown> = {};
  for (const [name, value] of query) {
    if (query.getAll(name).length > 1) throw new Refused(name.slice(0, 60), 'Chỉ được hỏi một lần');
    if (value === '') continue;
    if (OWN.some((each) => each === name)) own.set(name, value);
    else Object.defineProperty(match, name, { value: numberIn(name, value), enumerable: true });
  }
  const { since, times, timeout, ...plain } = Object.fromEntries(own) as Partial<Record<(typeof OWN)[number], string>>;
  const isPlain = Object.keys(match).length === 0;
  return {
    filter: { ...plain, ...sinceOf(since), ...(isPlain ? {} : { match: readMatch(match, '', OWN) }) },
    times: whole('times', times ?? '1', MOST_TIMES),
    timeoutMs: whole('timeout', timeout ?? '5000', LONGEST_WAIT_MS),
  };
}

/** Who and where are numbers where they look like some; fields are compared as text. */
function numberIn(name: string, value: string): string | number {
  return (name === 'user' || name === 'shop') && /^\d{1,15}$/.test(value) ? Number(value) : value;
}

function sinceOf(since: string | undefined): Pick<LogFilter, 'after' | 'sinceMs'> {
  if (since === undefined) return {};
  if (/^\d{1,15}$/.test(since)) return { after: Number(since) };
  const sinceMs = readMoment(since);
  if (Number.isNaN(sinceMs)) throw new Refused('since', 'Phải là số của lời gọi hoặc thời điểm');
  return { sinceMs };
}

function whole(name: string, text: string, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 0 && value <= most) return value;
  throw new Refused(name, `Phải là số nguyên từ 0 đến ${most}`);
}
