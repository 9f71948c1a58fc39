import { readBuild } from '../../lib/build.ts';
import { readSession, type Session } from '../../session/session.ts';
import { tellFaults, type Fault } from '../../lib/faults/faults.ts';
import { reportOf } from './faultReport.ts';
import { ReportLimit, type CountedReport } from './reportLimit.ts';

/** How often what waits is looked at, in milliseconds. */
const EVERY_MS = 10_000;

/**
 * Sends what goes wrong from now on, with what waited since the page opened.
 *
 * @param address where reports go
 * @param route pattern of the address that is open
 */
export function sendFaults(address: string, route: () => string): void {
  const { commit: build } = readBuild();
  const limit = new ReportLimit(() => performance.now());
  const flush = () => limit.take().forEach((report) => send(address, report));
  const hear = (fault: Fault) => {
    const report = reportOf(fault, { build, route: route(), secrets: secretsOf(readSession()) });
    if (report) limit.add(report);
    flush();
  };
  tellFaults((fault) => quietly(() => hear(fault)));
  setInterval(() => quietly(flush), EVERY_MS);
}

/** A report that cannot be made is lost: a report of that could not be made either, and the app goes on. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

/** Shortest text that is hidden wherever it stands: shorter ones are parts of words. */
const SHORTEST_SECRET = 5;

/** The token, and what is known of who works. */
function secretsOf(session: Session | null): string[] {
  const texts = session ? [session.token, ...Object.values<unknown>({ ...session.user })] : [];
  return texts.filter((text) => typeof text === 'string').filter(({ length }) => length >= SHORTEST_SECRET);
}

/** As plain text, so that another origin is not asked first. */
function send(address: string, report: CountedReport): void {
  const body = JSON.stringify(report);
  if (navigator.sendBeacon(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(
    () => undefined,
  );
}
