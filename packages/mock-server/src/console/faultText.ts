import { operations } from '@so-the/api-client';
import {
  isCondition,
  type AnswerFault,
  type Fault,
  type FaultRule,
  type ShownFault,
  type SlowFault,
} from '../faults/faultRule.ts';

/** What may happen to a call, as the form asks first. */
export const KINDS = [
  { value: 'answer', label: 'Trả lời khác đi' },
  { value: 'slow', label: 'Chậm' },
  { value: 'lost', label: 'Mất kết nối' },
  { value: 'spoilt', label: 'Nội dung hỏng' },
  { value: 'dribble', label: 'Trả lời nhỏ giọt' },
] as const;

/** When a connection is lost. */
export const LOSSES = [
  { value: 'before', label: 'Trước khi xử lý' },
  { value: 'after', label: 'Sau khi xử lý' },
  { value: 'hang', label: 'Không bao giờ trả lời' },
] as const;

/** How an answer is spoilt. */
export const SPOILS = [
  { value: 'truncated', label: 'Bị cắt đôi' },
  { value: 'html', label: 'Trang HTML thay cho JSON' },
  { value: 'empty', label: 'Rỗng' },
  { value: 'wrongType', label: 'Sai kiểu dữ liệu' },
] as const;

/** How a call of the log went wrong, in few words. */
export const FAULT_NAMES: Readonly<Record<string, string>> = {
  slow: 'chậm',
  answer: 'trả lời khác',
  before: 'mất kết nối',
  after: 'mất câu trả lời',
  hang: 'không trả lời',
  truncated: 'bị cắt đôi',
  html: 'trang HTML',
  empty: 'rỗng',
  wrongType: 'sai kiểu',
  dribble: 'nhỏ giọt',
};

/** Which calls a rule is about. */
export function whereOf({ match }: Pick<ShownFault, 'match'>): string {
  const { operationId, path, method, user, shop } = match;
  const fields = Object.entries(match).filter(([name]) => !isCondition(name));
  const parts = [
    operationId ?? path ?? 'Mọi lời gọi',
    operationId === undefined ? undefined : path,
    method,
    user === undefined ? undefined : `tài khoản ${user}`,
    shop === undefined ? undefined : `cửa hàng ${shop}`,
    ...fields.map(([name, value]) => `${name} = ${String(value)}`),
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** What a rule does and which time, in one sentence. */
export function sentenceOf(rule: FaultRule): string {
  return `${whatOf(rule)}, ${turnsOf(rule)}`;
}

/** How far a rule is. */
export function countOf({ seen, hits, left, hiddenBy }: ShownFault): string {
  if (left === 0) return `Đã dùng hết: gặp ${seen} lời gọi, làm hỏng ${hits}`;
  const soFar = `Đã gặp ${seen}, làm hỏng ${hits}${left === null ? '' : `, còn ${left} lần`}`;
  return hiddenBy === undefined ? soFar : `${soFar}; chưa tới lượt vì quy tắc trên nhận hết lời gọi`;
}

function whatOf(fault: Fault): string {
  if (fault.kind === 'slow') return slowText(fault);
  if (fault.kind === 'answer') return answerText(fault);
  if (fault.kind === 'spoilt') return `Nội dung hỏng: ${labelIn(SPOILS, fault.how)}`;
  if (fault.kind === 'dribble') return `Nhỏ giọt ${fault.bytesPerSecond} byte mỗi giây`;
  return fault.when === 'hang' ? 'Không bao giờ trả lời' : `Mất kết nối ${labelIn(LOSSES, fault.when).toLowerCase()}`;
}

function slowText({ medianMs, p99Ms }: SlowFault): string {
  return `Chậm ${medianMs} ms${p99Ms === undefined ? '' : `, p99 ${p99Ms} ms`}`;
}

function answerText({ status, body, Result, Message }: AnswerFault): string {
  const isPlain = body === undefined && Message === undefined && Result === undefined;
  const code = `Trả mã ${status ?? (isPlain ? 500 : 200)}`;
  if (Message !== undefined) return `${code}, báo “${Message}”`;
  return body === undefined ? code : `${code} với nội dung riêng`;
}

function turnsOf({ skip = 0, times, every = 1 }: FaultRule): string {
  const from = skip === 0 ? '' : `từ lần thứ ${skip + 1}, `;
  const each = every === 1 ? 'mỗi lần' : `mỗi ${every} lần`;
  if (times === undefined) return `${from}${each}`;
  if (times === 1) return skip === 0 ? 'một lần' : `lần thứ ${skip + 1}, một lần`;
  return `${from}${each}, ${times} lần`;
}

function labelIn(options: readonly { value: string; label: string }[], wanted: string): string {
  return options.find(({ value }) => value === wanted)?.label ?? wanted;
}

/** Every call of the contract as a choice. */
export const OPERATIONS = Object.entries(operations).map(([id, { path }]) => ({ value: id, label: `${id} · ${path}` }));
