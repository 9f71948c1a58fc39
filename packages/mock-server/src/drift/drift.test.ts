import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadContract } from '../../../api-client/scripts/loadContract.ts';
import { standingClock } from '../engine/clock.ts';
import { seededRandom } from '../engine/random.ts';
import { startServer, type RunningServer } from '../node.ts';
import { apiBefore } from '../recording/apiBefore.ts';
import { operationAt as operationOf } from '../recording/recordedCall.ts';
import { readRecording } from '../recording/recordingFile.ts';
import { EVERY_WRITE } from '../testing/everyWrite.ts';
import { HttpWriter } from '../testing/httpWriter.ts';
import { MORNING } from '../testing/openShop.ts';
import { ApiCaller } from './apiCaller.ts';
import { contractPatch } from './contractPatch.ts';
import { runDrift } from './driftCommand.ts';
import { findDrift } from './findDrift.ts';
import { driftTable } from './report.ts';
import { READS, walkReads } from './walkReads.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const OPENAPI = path.resolve(import.meta.dirname, '../../../../openapi');

let folder: string;
/** A walk through all reads of the demo, recorded through the proxy. */
let walk: string;
const walked: string[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'drift-'));
  walk = path.join(folder, 'walk.jsonl');
  const other = await open('demo');
  const proxy = await open('empty', apiBefore({ proxy: other.url, record: walk }));
  const caller = new ApiCaller(proxy.url);
  await caller.logIn({ user: 'chushop', password: 'Chushop@123' });
  for await (const { id } of walkReads(caller.send, () => caller.now)) walked.push(id);
  await proxy.close();
  await other.close();
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a server that keeps the contract shows no drift: all reads of the demo, and every write', async () => {
  const reads = findDrift(readRecording(walk).calls);
  expect(reads.findings).toEqual([]);
  expect(walked).toEqual(READS);
  expect(reads.judged).toBeGreaterThan(READS.length);
  expect(driftTable(reads)).toMatch(/^\d+ calls judged: 0 errors, 0 notes\.$/);
  const file = path.join(folder, 'writes.jsonl');
  const other = await open('empty');
  const proxy = await open('empty', apiBefore({ proxy: other.url, record: file }));
  const writer = await HttpWriter.at(proxy.url);
  for (const write of EVERY_WRITE) await writer.send(write);
  await proxy.close();
  await other.close();
  expect(findDrift(readRecording(file).calls)).toEqual({ judged: EVERY_WRITE.length + 2, unjudged: 0, findings: [] });
});

/** A call as a file holds it. */
interface Line {
  request: { url: string; method: string; queryString: object[] };
  response: { status: number; content: { text: string } };
}

/** Ten ways in which another API departs from the contract, each with what it is found as. */
const PLANTED: [operationId: string, plant: (line: Line) => void, found: string][] = [
  ['listCustomers', rows((row) => (row['LoyaltyPoints'] = 12)), 'note extra /Data/*/LoyaltyPoints'],
  ['listAllBanks', envelope((body) => (body['TraceID'] = 'x')), 'note extra /TraceID'],
  ['listCards', rows((row) => delete row['Last4']), 'error missing /Data/*/Last4'],
  ['listPos', rows((row) => (row['PosName'] = 24)), 'error type /Data/*/PosName'],
  ['listBankCards', rows((row) => (row['Status'] = 9)), 'error enumeration /Data/*/Status'],
  ['listPartners', (line) => (line.response.status = 404), 'error status '],
  ['listAffs', envelope((body) => (body['Result'] = '1')), 'error type /Result'],
  [
    'listSchedulesByDate',
    rows((row) => (row['AppointmentDate'] = '20/11/2026')),
    'error value /Data/*/AppointmentDate',
  ],
  ['getStaffReport', query('fromDate'), 'error parameter query fromDate'],
  ['listShops', (line) => (line.response.content.text = '<html>'), 'error unreadable '],
];

test('ten planted deviations of a recorded walk: ten are found, none is invented', () => {
  const planted = spoil(PLANTED);
  const drift = findDrift(readRecording(planted).calls);
  const told = drift.findings.map(
    ({ operationId, severity, kind, where }) => `${operationId} ${severity} ${kind} ${where}`,
  );
  expect(told.toSorted()).toEqual(PLANTED.map(([id, , found]) => `${id} ${found}`).toSorted());
  expect(driftTable(drift)).toMatch(/8 errors, 2 notes\.$/);
});

test('the command tells a file as table, JSON or patch, by exit code, and a bad one by a sentence', async () => {
  const sound = await runDrift([walk], OPENAPI);
  expect(sound).toEqual({ text: expect.stringMatching(/0 errors, 0 notes\.$/) as string, exitCode: 0 });
  const planted = spoil(PLANTED);
  const { text, exitCode } = await runDrift([planted], OPENAPI);
  expect([exitCode, text]).toEqual([1, expect.stringMatching(/^Severity +Call +Where/)]);
  expect(JSON.parse((await runDrift([planted, '--json'], OPENAPI)).text)).toMatchObject({ findings: { length: 10 } });
  expect((await runDrift([planted, '--patch'], OPENAPI)).text).toMatch(/^--- a\/openapi\/schemas\/customer\.yaml/);
  const notes = spoil(PLANTED.slice(0, 2));
  expect((await runDrift([notes], OPENAPI)).exitCode).toBe(0);
  fs.writeFileSync(planted, fs.readFileSync(planted, 'utf8').slice(0, -9));
  await expect(runDrift([planted], OPENAPI)).rejects.toThrow(/is cut: line \d+ has no end\.$/);
  await expect(runDrift([walk, '--writes'], OPENAPI)).rejects.toThrow(/--writes needs --url/);
});

test('the patch that is proposed for new fields applies, keeps the rules of the contract and names the fields', async () => {
  const news: typeof PLANTED = [
    ['listCustomers', rows((row) => (row['LoyaltyPoints'] = 12)), ''],
    ['listCustomers', rows((row) => (row['Labels'] = ['vip'])), ''],
    ['listSchedulesByDate', rows((row) => (row['Extra'] = { a: 1 })), ''],
    ['getDailyReport', envelope((body) => (body['TraceID'] = 'x')), ''],
    ['listPos', rows((row) => (row['OnlyNull'] = null)), ''],
  ];
  const { findings } = findDrift(readRecording(spoil(news)).calls);
  const patch = contractPatch(findings, OPENAPI);
  expect(patch).not.toContain('OnlyNull');
  const copy = path.join(folder, 'copy');
  fs.cpSync(OPENAPI, path.join(copy, 'openapi'), { recursive: true });
  execFileSync('git', ['apply', '-'], { cwd: copy, input: patch });
  const { document, findings: faults } = await loadContract(path.join(copy, 'openapi/openapi.yaml'));
  expect(faults).toEqual([]);
  for (const field of ['LoyaltyPoints', 'Labels', 'Extra', 'TraceID'])
    expect(JSON.stringify(document)).toContain(`"${field}":`);
});

/** The walk with changes to the calls they name. */
function spoil(
  changes: readonly (readonly [operationId: string, plant: (line: Line) => void, found: string])[],
): string {
  const [header = '', ...lines] = fs.readFileSync(walk, 'utf8').trimEnd().split('\n');
  const { calls } = readRecording(walk);
  const spoilt = lines.map((text, at) => {
    const line = JSON.parse(text) as Line;
    const wanted = changes.filter(([id]) => operationOf(calls[at]?.path ?? '') === id);
    for (const [, plant] of wanted) plant(line);
    return JSON.stringify(line);
  });
  const file = path.join(folder, 'planted.jsonl');
  fs.writeFileSync(file, `${[header, ...spoilt].join('\n')}\n`);
  return file;
}

type Body = Record<string, unknown> & { Data: unknown };

function envelope(change: (body: Body) => unknown): (line: Line) => void {
  return ({ response: { content } }) => {
    const body = JSON.parse(content.text) as Body;
    change(body);
    content.text = JSON.stringify(body);
  };
}

/** Changes the first two rows of a list. */
function rows(change: (row: Record<string, unknown>) => unknown): (line: Line) => void {
  return envelope(({ Data }) => {
    if (!Array.isArray(Data) || Data.length < 2) throw new Error('The walk shows no two rows.');
    (Data.slice(0, 2) as Record<string, unknown>[]).forEach(change);
  });
}

function query(name: string): (line: Line) => void {
  return ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.delete(name);
    request.url = url.href;
  };
}

async function open(scenario: 'demo' | 'empty', before?: ReturnType<typeof apiBefore>): Promise<RunningServer> {
  const origin = { scenario, seed: 1, size: 'small' } as const;
  const fixed = { clock: standingClock(MORNING), random: seededRandom(1) };
  return startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, ...fixed, before });
}
