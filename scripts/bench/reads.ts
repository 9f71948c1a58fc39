import { operations, type OperationId } from '@so-the/api-client';
import { operationParts } from '../../packages/mock-server/src/contract/contractParts.ts';
import { dig, isJsonObject } from '../../packages/mock-server/src/contract/jsonObject.ts';
import {
  createEngine,
  type Engine,
  type EngineInput,
  type EngineSession,
} from '../../packages/mock-server/src/engine.ts';
import { standingClock } from '../../packages/mock-server/src/engine/clock.ts';
import { seedWorld } from '../../packages/mock-server/src/seed/seedWorld.ts';

const ROUNDS = 12;
const PASSWORDS = { chushop: 'Chushop@123', congty: 'Congty@123' } as const;
const NOW = Date.parse('2026-11-20T10:00:00+07:00');

/** Processor milliseconds of one read: usual pages, and the first page after a write. */
interface ReadTime {
  id: OperationId;
  p50: number;
  p99: number;
  afterWrite: number;
}

/** Prints what every read of the contract takes over a million lines, as owner and as company, the slowest first. */
export function measureReads(show: (what: string, figure: string) => void): void {
  const engine = createEngine({
    world: seedWorld({ scenario: 'large', seed: 1, size: 'large', now: NOW }),
    clock: standingClock(NOW),
  });
  for (const [UserName, Password] of Object.entries(PASSWORDS)) {
    const session = logIn(engine, UserName, Password);
    const times = readOperations().flatMap((id) => timeOf(engine, id, session) ?? []);
    for (const { id, p50, p99, afterWrite } of times.toSorted((a, b) => b.afterWrite - a.afterWrite)) {
      show(`${UserName} ${id}`, `p50 ${ms(p50)} p99 ${ms(p99)} after a write ${ms(afterWrite)}`);
    }
    show(`${UserName}: reads measured`, String(times.length));
  }
}

function readOperations(): OperationId[] {
  return (Object.keys(operations) as OperationId[]).filter(
    (id) => !operations[id].mutates && !operations[id].multipart,
  );
}

function timeOf(engine: Engine, id: OperationId, session: EngineSession): ReadTime | undefined {
  const pages = Array.from({ length: ROUNDS }, (_, place) => inputOf(engine, id, place + 1));
  const [first = {}] = pages;
  if (engine.call(id, first, session).body.Result !== 1) return undefined;
  const took = pages.map((input) => timed(() => engine.call(id, input, session))).toSorted((a, b) => a - b);
  engine.world.comments.put({ ...firstComment(engine), CommentID: engine.world.comments.nextId });
  const afterWrite = timed(() => engine.call(id, first, session));
  return { id, p50: took[Math.floor(ROUNDS / 2)] ?? 0, p99: took.at(-1) ?? 0, afterWrite };
}

function firstComment({ world }: Engine) {
  const [comment] = world.comments.rows;
  if (!comment) throw new Error('The scenario has no comment to write again. Choose another scenario.');
  return comment;
}

/** Processor time, which does not depend on what else the machine does. */
function timed(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
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

function ms(value: number): string {
  return `${value.toFixed(1).padStart(8)} ms`;
}
