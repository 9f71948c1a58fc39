import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { operations, type OperationId } from '@so-the/api-client';
import { compileFor } from '../../packages/mock-server/src/contract/compileAhead.ts';
import { operationParts } from '../../packages/mock-server/src/contract/contractParts.ts';
import { dig, isJsonObject } from '../../packages/mock-server/src/contract/jsonObject.ts';
import {
  createEngine,
  type Engine,
  type EngineInput,
  type EngineSession,
} from '../../packages/mock-server/src/engine.ts';
import { standingClock } from '../../packages/mock-server/src/engine/clock.ts';
import { readAhead } from '../../packages/mock-server/src/core/reports/readAhead.ts';
import type { World } from '../../packages/mock-server/src/core/store/world.ts';
import { seedWorld } from '../../packages/mock-server/src/seed/seedWorld.ts';
import { type Show } from './telling.ts';

const PAGES = 12;
const WRITES = 5;
const PASSWORDS = { chushop: 'Chushop@123', congty: 'Congty@123' } as const;
const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const MIB = 1024 * 1024;
/** Processor milliseconds a page of a list and a report of a month may take. */
const LIMITS = { list: 30, report: 100 } as const;
const MOMENTS = ['cold', 'page', 'afterWrite'] as const;

/** Milliseconds of the clock, and of the processor: at most those of the clock, for the rest is other threads that clear away. */
interface Took {
  cpu: number;
  clock: number;
}

/** What one read takes: the first call ever, the slowest of some pages, the slowest of some first pages after a write. */
interface ReadTime extends Record<(typeof MOMENTS)[number], Took> {
  id: OperationId;
  limit: number;
}

/** Calls every read of the contract over a million lines, as owner and as company, and prints those over their limit. */
export function measureReads(show: Show): void {
  let world: World | undefined;
  const seeded = timed(() => {
    world = seedWorld({ scenario: 'large', seed: 1, size: 'large', now: NOW });
  });
  if (!world) throw new Error('The scenario large made no world.');
  const engine = createEngine({ world, clock: standingClock(NOW) });
  const compiled = timed(() => readOperations().forEach(compileFor));
  show('Validators of all reads compiled, as the server does once it has started', told(compiled));
  const read = timed(() => readAhead(engine.world));
  show('Sums and open lots read, as the server does once it has started', told(read));
  clearAway();
  const lines = engine.world.books.entries.reduce((sum, entry) => sum + entry.Lines.length, 0);
  show(`A world of ${lines} lines seeded`, `${told(seeded)} · RSS ${Math.round(process.memoryUsage().rss / MIB)} MiB`);
  const times = Object.entries(PASSWORDS).map(([UserName, Password]) => {
    const found = timesOf(engine, logIn(engine, UserName, Password));
    showSlow(show, UserName, found);
    return found;
  });
  const all = times.flat();
  for (const moment of MOMENTS) {
    const within = all.filter((time) => time[moment].cpu < time.limit).length;
    show(`Reads within their limit, ${NAME_OF[moment]}`, `${within} of ${all.length}`);
  }
  const within = all.filter((time) => MOMENTS.every((moment) => time[moment].cpu < time.limit)).length;
  show('Reads within their limit every time', `${within} of ${all.length}`);
  show('Memory after all reads', `${Math.round(process.memoryUsage().rss / MIB)} MiB (1,500)`);
}

const NAME_OF = { cold: 'first call ever', page: 'turning pages', afterWrite: 'first page after a write' } as const;

function timesOf(engine: Engine, session: EngineSession): ReadTime[] {
  const writer = logIn(engine, 'chushop', PASSWORDS.chushop);
  return readOperations().flatMap((id) => timeOf(engine, id, session, writer) ?? []);
}

function showSlow(show: Show, userName: string, times: readonly ReadTime[]): void {
  const worst = (time: ReadTime) => Math.max(...MOMENTS.map((moment) => time[moment].cpu / time.limit));
  for (const time of times.filter((each) => worst(each) >= 1).toSorted((a, b) => worst(b) - worst(a))) {
    const figures = `first ${told(time.cold)} · page ${told(time.page)} · after a write ${told(time.afterWrite)}`;
    show(`${userName} ${time.id} (${time.limit} ms)`, figures);
  }
}

function readOperations(): OperationId[] {
  return (Object.keys(operations) as OperationId[]).filter(
    (id) => !operations[id].mutates && !operations[id].multipart,
  );
}

function timeOf(engine: Engine, id: OperationId, session: EngineSession, writer: EngineSession): ReadTime | undefined {
  const [first = {}, ...pages] = Array.from({ length: PAGES }, (_, place) => inputOf(engine, id, place + 1));
  let isDone = false;
  const cold = timed(() => {
    isDone = engine.call(id, first, session).body.Result === 1;
  });
  if (!isDone) return undefined;
  const page = worstOf(pages.map((input) => timed(() => engine.call(id, input, session))));
  const afterWrite = worstOf(
    Array.from({ length: WRITES }, () => {
      write(engine, writer);
      return timed(() => engine.call(id, first, session));
    }),
  );
  const limit = operations[id].tag.startsWith('Report') ? LIMITS.report : LIMITS.list;
  return { id, limit, cold, page, afterWrite };
}

/** Business as usual: an expense is posted and an order gets its star, or loses it. */
function write(engine: Engine, session: EngineSession): void {
  const { world } = engine;
  const type = world.voucherTypes.by('shop', session.shopId).find((each) => each.name === 'Chi khác');
  const body = { ConfigID: type?.ConfigID, Amount: 1000, Method: 1, Description: 'Gửi xe' };
  const ScheduleID = world.schedules.by('shop', session.shopId).at(-1)?.ScheduleID;
  const replies = [
    engine.call('addExpense', { body }, session),
    engine.call('toggleHighlightSchedule', { query: { ScheduleID: String(ScheduleID) } }, session),
  ];
  for (const { body: answer } of replies) {
    if (answer.Result !== 1) throw new Error(`A write of the bench was refused: ${answer.Message}`);
  }
}

/** Clears away what the seed left, as a server does that has not been called for a while. */
function clearAway(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

function timed(run: () => void): Took {
  const before = process.cpuUsage();
  const started = performance.now();
  run();
  const clock = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return { cpu: Math.min((user + system) / 1000, clock), clock };
}

function worstOf(times: readonly Took[]): Took {
  return times.reduce((worst, time) => (time.cpu > worst.cpu ? time : worst), { cpu: 0, clock: 0 });
}

/** Processor time first: it does not depend on what else the machine does. */
function told({ cpu, clock }: Took): string {
  return `${cpu.toFixed(1)} ms (clock ${clock.toFixed(1)})`;
}

/** A page of a month, for whatever the call asks. */
function inputOf({ world }: Engine, id: OperationId, PageIndex: number): EngineInput {
  const order = world.schedules.by('shop', 1).at(-100);
  const month = { from: '2026-10-21', to: '2026-11-20' };
  const known: Record<string, unknown> = {
    PageIndex,
    PageSize: 20,
    fromDate: month.from,
    toDate: month.to,
    FromDate: month.from,
    ToDate: month.to,
    ForDate: month.from,
    date: month.to,
    Date: month.to,
    type: 1,
    Type: 1,
    DebtType: 1,
    ID: order?.CardDataID,
    ScheduleID: order?.ScheduleID,
    scheduleId: order?.ScheduleID,
    CustomerID: order?.CustomerID,
    customerID: order?.CustomerID,
    PosID: world.poses.by('shop', 1)[0]?.posID,
    posParentID: world.poses.by('shop', 1)[0]?.posID,
    NumberLoID: world.numberLots.by('shop', 1)[0]?.numberLoID,
    PartnerID: world.partners.by('shop', 1)[0]?.PartnerID,
    AffID: world.affs.by('shop', 1)[0]?.affID,
    TypeCard: 1,
  };
  const { query, body } = operationParts(id);
  const asked = query.filter(({ name, required }) => required || isPaged(name) || isPeriod(name));
  const input: EngineInput = { query: Object.fromEntries(asked.map(({ name }) => [name, known[name]])) };
  if (!body) return input;
  const required = dig(body, 'required');
  const properties = dig(body, 'properties');
  const names = isJsonObject(properties) ? Object.keys(properties) : [];
  const wanted = names.filter((name) => isPaged(name) || (Array.isArray(required) && required.includes(name)));
  return { ...input, body: Object.fromEntries(wanted.map((name) => [name, known[name]])) };
}

function isPaged(name: string): boolean {
  return name === 'PageIndex' || name === 'PageSize';
}

function isPeriod(name: string): boolean {
  return /^(from|to|for)date$/i.test(name);
}

function logIn(engine: Engine, UserName: string, Password: string): EngineSession {
  const { body } = engine.call('login', { body: { UserName, Password } }, null);
  const number = (field: string) => Number(dig(body.Data, field));
  return { token: String(dig(body.Data, 'Token')), userId: number('UserID'), shopId: number('ShopID') };
}
