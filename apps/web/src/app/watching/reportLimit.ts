import type { FaultReport } from './faultReport.ts';

/** A report with how often its fault was met since it was last sent. */
export interface CountedReport extends FaultReport {
  count: number;
}

/** Reports that leave a page in a minute at most. */
export const MOST_A_MINUTE = 10;
/** Different faults that a page remembers. */
const MOST_FAULTS = 100;
const MINUTE_MS = 60_000;

interface Met {
  report: FaultReport;
  /** Since it was last sent. */
  count: number;
  /** Moment before which it is not sent again. */
  rests: number;
}

/**
 * The sample of faults that is sent: each at once, then once a minute with how often it was met meanwhile; ten reports a minute in
 * all, the others with the next minute's.
 */
export class ReportLimit {
  readonly #met = new Map<string, Met>();
  readonly #nowMs: () => number;
  #sent: number[] = [];

  /** @param nowMs milliseconds of a clock that never goes back */
  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Counts a fault. */
  add(report: FaultReport): void {
    const key = JSON.stringify(report);
    const met = this.#met.get(key);
    if (met) met.count += 1;
    else if (this.#met.size < MOST_FAULTS) this.#met.set(key, { report, count: 1, rests: 0 });
  }

  /** What may be sent now; it counts as sent. */
  take(): CountedReport[] {
    const now = this.#nowMs();
    this.#sent = this.#sent.filter((at) => at > now - MINUTE_MS);
    const due = [...this.#met.values()].filter(({ count, rests }) => count > 0 && rests <= now);
    const taken = due.slice(0, MOST_A_MINUTE - this.#sent.length);
    const reports = taken.map(({ report, count }) => Object.assign({}, report, { count }));
    for (const met of taken) Object.assign(met, { count: 0, rests: now + MINUTE_MS });
    this.#sent.push(...taken.map(() => now));
    return reports;
  }
}
