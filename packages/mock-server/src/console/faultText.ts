import { NO_FAULT, type FaultRule, type Latency } from '../faults.ts';

/** How a failing call fails, as the form offers it. */
export const FAILURES = [
  { value: 'none', label: 'Chỉ chậm, không lỗi' },
  { value: 'status', label: 'Trả mã lỗi HTTP' },
  { value: '401', label: 'Hết phiên đăng nhập (401)' },
  { value: 'before', label: 'Mất kết nối trước khi xử lý' },
  { value: 'after', label: 'Mất câu trả lời sau khi xử lý' },
  { value: 'hang', label: 'Treo, không trả lời' },
  { value: 'truncated', label: 'Nội dung bị cắt đôi' },
  { value: 'html', label: 'Trang HTML thay cho JSON' },
  { value: 'empty', label: 'Nội dung rỗng' },
] as const;

/** One of {@link FAILURES}. */
export type Failure = (typeof FAILURES)[number]['value'];

/** How a call of the log failed, in few words. */
export const FAULT_NAMES: Readonly<Record<string, string>> = {
  status: 'mã lỗi',
  before: 'mất kết nối',
  after: 'mất câu trả lời',
  hang: 'treo',
  truncated: 'bị cắt đôi',
  html: 'trang HTML',
  empty: 'rỗng',
};

/** What the form holds: everything as it was typed. */
export interface FaultDraft {
  match: string;
  /** Not chosen yet: `null`. */
  failure: Failure | null;
  percent: string;
  status: string;
  minMs: string;
  medianMs: string;
  p95Ms: string;
}

/** A form nothing was typed into. */
export const EMPTY_DRAFT: FaultDraft = {
  match: '',
  failure: null,
  percent: '100',
  status: '500',
  minMs: '',
  medianMs: '',
  p95Ms: '',
};

/** The rule a form describes, none before a way to fail was chosen; the server says what makes no sense. */
export function ruleOf({ match, failure, percent, status, ...waits }: FaultDraft): FaultRule | undefined {
  if (failure === null) return undefined;
  const rule: FaultRule = { ...NO_FAULT, match: match.trim(), latencyMs: latencyOf(waits) };
  if (failure === 'none') return rule;
  const errorRate = Number(percent) / 100;
  if (failure === 'status') return { ...rule, errorRate, status: Number(status) };
  if (failure === '401') return { ...rule, errorRate, status: 401 };
  if (failure === 'before' || failure === 'after' || failure === 'hang') return { ...rule, errorRate, drop: failure };
  return { ...rule, errorRate, body: failure };
}

/** What a rule does, in one sentence; nothing for a rule that does nothing. */
export function sentenceOfRule({ latencyMs, errorRate, status, drop, body }: FaultRule): string {
  const slow = waitText(latencyMs);
  const kind = status === 401 ? '401' : status === 0 ? drop || body || 'none' : 'status';
  const how = FAILURES.find(({ value }) => value === kind);
  const failing =
    errorRate === 0 || kind === 'none' || !how
      ? ''
      : `${how.label}${kind === 'status' ? ` ${status}` : ''}, ${Math.round(errorRate * 1000) / 10}% lời gọi`;
  const said = [failing, slow].filter((part) => part !== '').join('; ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** One typed wait stands for all three; none for no wait. */
function latencyOf({ minMs, medianMs, p95Ms }: Record<'minMs' | 'medianMs' | 'p95Ms', string>): number | Latency {
  const typed = [minMs, medianMs, p95Ms].filter((text) => text.trim() !== '').map(Number);
  if (typed.length === 0) return 0;
  const [min = 0, median = min, p95 = median] = typed;
  return typed.length === 1 ? min : { minMs: min, medianMs: median, p95Ms: p95 };
}

function waitText(latency: FaultRule['latencyMs']): string {
  if (typeof latency === 'number') return latency === 0 ? '' : `chậm ${latency} ms`;
  return `chậm ${latency.minMs} / ${latency.medianMs} / ${latency.p95Ms} ms`;
}
