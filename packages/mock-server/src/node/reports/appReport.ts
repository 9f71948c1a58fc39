import { instantAt } from '../../core/values/dates.ts';
import { Refused } from '../../faults/refused.ts';

/** Kinds of faults that the app reports, and what they are called. */
export const REPORT_KINDS = {
  error: 'Lỗi chương trình',
  rejection: 'Lỗi không được xử lý',
  screen: 'Màn hình hỏng',
  chunk: 'Không tải được màn hình',
  policy: 'Bị chính sách chặn',
  call: 'Máy chủ lỗi',
} as const;

/** A fault as the app reports it. */
export interface AppReport {
  kind: keyof typeof REPORT_KINDS;
  /** Commit of the app's build. */
  build: string;
  /** Pattern of the address, such as `/contract/:scheduleId`. */
  route: string;
  /** How often it was met since it was last reported. */
  count: number;
  operation?: string;
  /** HTTP status of a call. */
  status?: number;
  name?: string;
  type?: string;
  message?: string;
  stack?: string;
}

/** A report that arrived. */
export interface KeptReport extends AppReport {
  /** Counts from 1. */
  id: number;
  /** When it arrived, by the world's clock. */
  at: string;
}

const TEXTS = ['operation', 'name', 'type', 'message', 'stack'] as const;
const KNOWN = new Set<string>(['kind', 'build', 'route', 'count', 'status', ...TEXTS]);
/** Longest text, in letters; a stack is the longest. */
const LONGEST = 8000;

/**
 * Reads what a page sent.
 *
 * @throws Refused for anything but a report: nothing unknown, too long or of another type is kept
 */
export function readReport(value: unknown): AppReport {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refused('', 'Phải là một báo lỗi');
  const given: Record<string, unknown> = { ...value };
  const unknown = Object.keys(given).find((name) => !KNOWN.has(name));
  if (unknown !== undefined) throw new Refused(unknown.slice(0, 40), 'Báo lỗi không có trường này');
  const { kind, status, count } = given;
  if (!isKind(kind)) throw new Refused('kind', `Phải là một trong: ${Object.keys(REPORT_KINDS).join(', ')}`);
  const report: AppReport = {
    kind,
    build: textOf(given, 'build') ?? '',
    route: textOf(given, 'route') ?? '',
    count: numberOf('count', count ?? 1),
  };
  if (status !== undefined) report.status = numberOf('status', status);
  for (const name of TEXTS) {
    const text = textOf(given, name);
    if (text !== undefined) report[name] = text;
  }
  return report;
}

function isKind(kind: unknown): kind is AppReport['kind'] {
  return typeof kind === 'string' && Object.hasOwn(REPORT_KINDS, kind);
}

function textOf(given: Record<string, unknown>, name: string): string | undefined {
  const text = given[name];
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || text.length > LONGEST) throw new Refused(name, `Phải là chữ, dài nhất ${LONGEST}`);
  return text;
}

function numberOf(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= 1e6) return value;
  throw new Refused(name, 'Phải là số nguyên dương');
}

/** Reports that are kept. */
const MOST = 200;

/** The latest reports of one world. */
export class ReportLog {
  #reports: KeptReport[] = [];
  #count = 0;

  /** Keeps a report that arrived at a moment, in milliseconds since 1970. */
  add(report: AppReport, at: number): void {
    this.#count += 1;
    this.#reports = [{ id: this.#count, at: instantAt(at), ...report }, ...this.#reports.slice(0, MOST - 1)];
  }

  /** At most 200, the newest first. */
  get latest(): readonly KeptReport[] {
    return this.#reports;
  }

  /** A clean sheet; the numbers go on. */
  clear(): void {
    this.#reports = [];
  }
}
