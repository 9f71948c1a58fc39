import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
}

/** Milliseconds of the processor that the longest task of a page's main thread takes while `act` runs. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find(({ name }) => name === 'EventDispatch');
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid);
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
