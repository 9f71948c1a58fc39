import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load, type Burst, type Load } from './serverLoad.ts';
import { startServerProcess, type ServerProcess } from './serverProcess.ts';
import { searchWord, writeRows } from './serverRows.ts';
import { type Show } from './telling.ts';

const ROWS = 50_000;
const MANY_ROWS = 500_000;
/** Calls of json-server’s router in a row: it takes a hundred times as long. */
const PEER_CALLS = 16;
/** Bytes of the line a saved customer leaves in the file. */
const LINE_BYTES = 900;
const MIB = 1024 * 1024;

/** One kind of call, as ours and as json-server's router are asked for it. */
interface Task {
  what: string;
  budget: number;
  ours: (number: number) => string;
  peer: (number: number) => string;
}

const page = (number: number) => (number % 40) + 1;
const filter = (number: number) => `Status=1&AffID=${(number % 3) + 1}`;
const OURS = '/api/Customer/AjaxLoadCustomer?PageSize=20&PageIndex=';
const PEER = '/customers?_limit=20&_page=';

const FILTER: Task = {
  what: 'filter + page',
  budget: 5000,
  ours: (number) => `${OURS}${page(number)}&${filter(number)}`,
  peer: (number) => `${PEER}${page(number)}&${filter(number)}`,
};
const TASKS: readonly Task[] = [
  FILTER,
  {
    what: 'search + page, every other one without tone marks',
    budget: 1000,
    ours: (number) => `${OURS}${(number % 5) + 1}&GeneralSearch=${encodeURIComponent(searchWord(number))}`,
    peer: (number) => `${PEER}${(number % 5) + 1}&q=${encodeURIComponent(searchWord(number))}`,
  },
  {
    what: 'filter + sort + page',
    budget: 1500,
    ours: (number) => `${OURS}${page(number)}&${filter(number)}&SortBy=FullName&SortDir=asc`,
    peer: (number) => `${PEER}${page(number)}&${filter(number)}&_sort=FullName&_order=asc`,
  },
];

/** Measures lists, writes and memory beside json-server's router over the same rows in the same run. */
export async function measureRows(show: Show): Promise<void> {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const few = writeRows(folder, ROWS);
    const ours = await startServerProcess('ours', few.world);
    const peer = await startServerProcess('peer', few.json);
    const headers = await logIn(ours.url);
    for (const task of TASKS)
      await compare(show, `${ROWS} rows: ${task.what}`, task, { ours, peer, headers, calls: 3000 });
    await compareWrites(show, { ours, peer, headers }, folder);
    await Promise.all([ours.stop(), peer.stop()]);
    await measureMany(show, folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

async function measureMany(show: Show, folder: string): Promise<void> {
  const many = writeRows(folder, MANY_ROWS);
  const ours = await startServerProcess('ours', many.world);
  const peer = await startServerProcess('peer', many.json);
  const headers = await logIn(ours.url);
  const task = { ...FILTER, budget: 2000 };
  await compare(show, `${MANY_ROWS} rows: ${task.what}`, task, { ours, peer, headers, calls: 2000 });
  const [own, other] = [await ours.usage(), await peer.usage()];
  show(`${MANY_ROWS} rows: memory now / peak, MiB (800)`, `${inMib(own)} · json-server ${inMib(other)}`);
  await Promise.all([ours.stop(), peer.stop()]);
}

interface Servers {
  ours: ServerProcess;
  peer: ServerProcess;
  headers: Record<string, string>;
}

/**
 * Ours is asked three times as often before it is measured: V8 goes on compiling for some ten thousand calls, and a
 * server runs all day.
 * The peer is asked a hundredth as often, as it takes a hundred times as long.
 */
async function compare(show: Show, what: string, task: Task, servers: Servers & { calls: number }): Promise<void> {
  const { ours, peer, headers, calls } = servers;
  await burst(ours, { headers, callOf: task.ours, calls: 3 * calls });
  const own = await burst(ours, { headers, callOf: task.ours, calls });
  const other = await burst(peer, { callOf: task.peer, calls: PEER_CALLS });
  show(`${what} (${task.budget}/s)`, `${told(own)} · json-server ${told(other)} · ${times(own, other)}×`);
}

function newCustomer(number: number) {
  return { FullName: 'Khách mới', Phone: `08${String(number).padStart(8, '0')}`, Status: 1 };
}

function saveCall(number: number) {
  return { path: '/api/Customer/AddOrEditCustomer', body: newCustomer(number) };
}

function postCall(number: number) {
  return { path: '/customers', body: newCustomer(number) };
}

function waits(found: Burst): string {
  const processor = (1000 / found.perCpuSecond).toFixed(2);
  return `p50 ${found.p50.toFixed(2)} ms, p99 ${found.p99.toFixed(1)} ms, processor ${processor} ms`;
}

async function compareWrites(show: Show, { ours, peer, headers }: Servers, folder: string): Promise<void> {
  const own = await burst(ours, { headers, callOf: saveCall, calls: 500, connections: 1 });
  const other = await burst(peer, { callOf: postCall, calls: 20, connections: 1 });
  show(`${ROWS} rows: a write kept on disk (p50 3 ms)`, `${waits(own)} · json-server ${waits(other)}`);
  const disk = timeDisk(folder, 500);
  show('    of it the disk alone: the same bytes appended and synced', `p50 ${disk.toFixed(2)} ms`);
}

/** Median milliseconds of appending a line to a file and waiting until the disk has it. */
function timeDisk(folder: string, calls: number): number {
  const file = path.join(folder, 'disk');
  const fd = fs.openSync(file, 'w');
  const line = Buffer.alloc(LINE_BYTES, '#');
  const took = Array.from({ length: calls }, () => {
    const started = performance.now();
    fs.writeSync(fd, line);
    fs.fdatasyncSync(fd);
    return performance.now() - started;
  });
  fs.closeSync(fd);
  return took.toSorted((a, b) => a - b)[Math.floor(calls / 2)] ?? 0;
}

async function burst(server: ServerProcess, plan: Omit<Load, 'url'>): Promise<Burst> {
  const before = await server.usage();
  const found = await load({ ...plan, url: server.url });
  const after = await server.usage();
  return { ...found, perCpuSecond: (plan.calls * 1e6) / (after.cpu - before.cpu) };
}

async function logIn(url: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ UserName: 'chushop', Password: 'Chushop@123' });
  const response = await fetch(`${url}/User/Login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const { Data } = (await response.json()) as { Data: { Token: string; UserID: number; ShopID: number } };
  return { Token: Data.Token, UserID: String(Data.UserID), ShopID: String(Data.ShopID) };
}

/** Answers a second of processor time first: it does not depend on what else the machine does. */
function told({ perCpuSecond, perSecond, p99 }: Burst): string {
  return `${Math.round(perCpuSecond)}/cpu-s, ${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms`;
}

function times(own: Burst, other: Burst): string {
  return (own.perCpuSecond / other.perCpuSecond).toFixed(0);
}

function inMib({ rss, peak }: { rss: number; peak: number }): string {
  return `${Math.round(rss / MIB)} / ${Math.round(peak / 1024)}`;
}
