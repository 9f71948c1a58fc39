import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { dig } from '../contract/jsonObject.ts';
import { startServer, type RunningServer } from '../node.ts';
import { FailingDisk } from '../testing/failingDisk.ts';
import { ACCOUNTS, newCustomer, sessionOf } from '../testing/loggedIn.ts';

const cli = join(import.meta.dirname, '../cli.ts');
const json = { 'Content-Type': 'application/json' };

let folder: string;
let db: string;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'refusing-'));
  db = join(folder, 'world.log');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

/** How a disk refuses, and how it comes round. */
const REFUSALS: [
  what: string,
  refuse: (disk: FailingDisk, room: number) => void,
  allow: (disk: FailingDisk) => void,
][] = [
  ['is full', (disk, room) => (disk.room = room), (disk) => (disk.room = Infinity)],
  ['neither flushes nor cuts', (disk) => (disk.isStuck = true), (disk) => (disk.isStuck = false)],
  ['turned read-only', (disk) => (disk.isReadOnly = true), (disk) => (disk.isReadOnly = false)],
];

test.each(REFUSALS)(
  'a disk that %s: 503 with its reason, nothing half written, and work goes on',
  async (what, refuse, allow) => {
    const disk = new FailingDisk();
    const server = await open(disk);
    const headers = await logIn(server);
    expect(await save(server, headers, 1)).toMatchObject({ status: 200, body: { Result: 1 } });
    const before = { world: await snapshotOf(server), file: fs.readFileSync(db) };
    let refused = 0;
    for (const room of [0, 1, 7, 40, 200]) {
      refuse(disk, room);
      expect(await save(server, headers, 2)).toMatchObject({
        status: 503,
        body: { Result: -1, Code: 'Storage', Message: expect.stringMatching(/chưa có gì thay đổi/) as string },
      });
      expect((await snapshotOf(server)) === before.world).toBe(true);
      refused += 1;
    }
    allow(disk);
    expect(await save(server, headers, 2)).toMatchObject({ status: 200, body: { Result: 1 } });
    expect(fs.readFileSync(db).subarray(0, before.file.length).equals(before.file)).toBe(true);
    const after = await snapshotOf(server);
    await server.close();
    const again = await open(new FailingDisk());
    expect((await snapshotOf(again)) === after).toBe(true);
    await again.close();
    tellFigure(5, `a disk that ${what}: ${refused} writes → ${refused} × 503, 0 half writes, 1 clean start`);
  },
);

test.each(REFUSALS)(
  'a disk that %s refuses another world with 503 and its reason, and the world stays',
  async (what, refuse, allow) => {
    const disk = new FailingDisk();
    const server = await open(disk);
    const world = await snapshotOf(server);
    const file = fs.readFileSync(db);
    for (const [path, body] of [
      ['reset', '{"scenario":"new-shop"}'],
      ['snapshot', world],
    ] as const) {
      refuse(disk, 40);
      expect(await control(server, path, body)).toMatchObject({
        status: 503,
        body: { Result: -1, Code: 'Storage', Message: expect.stringMatching(/chưa có gì thay đổi/) as string },
      });
      expect((await snapshotOf(server)) === world).toBe(true);
      expect(fs.readFileSync(db).equals(file)).toBe(true);
      expect(fs.readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
    }
    allow(disk);
    expect(await control(server, 'snapshot', world)).toMatchObject({ status: 200 });
    expect(await control(server, 'reset', '{"scenario":"new-shop"}')).toMatchObject({ status: 200 });
    await server.close();
    tellFigure(5, `a disk that ${what}: another world → 2 × 503, 0 half written, the former one stays`);
  },
);

test('what is no snapshot is refused with that reason, and the world stays', async () => {
  const server = await open(new FailingDisk());
  const world = await snapshotOf(server);
  const { collections, entries } = JSON.parse(world) as {
    collections: Record<string, { rows: object[] }>;
    entries: object[];
  };
  const order = { ScheduleID: 1, ShopID: 1 };
  const [user, ...users] = collections['users']?.rows ?? [];
  const table = (name: string, rows: object[]) =>
    JSON.stringify({ collections: { ...collections, [name]: { lastId: rows.length, rows } }, entries });
  const At = '2026-11-20T09:00:00+07:00';
  const cause = { EntryID: 1, ShopID: 1, BusinessDate: '2026-11-20', At, RefType: 'TopUp', RefID: 1, UserID: 1 };
  const Lines = [
    { Account: 'cash', Amount: 2 },
    { Account: 'company', Amount: -1 },
  ];
  const unbalanced = { ...cause, Description: 'Thu tiền', Lines };
  for (const [wrong, why] of [
    ['{}', /^Không phải bản chụp của máy chủ này$/],
    ['[]', /^Không phải bản chụp của máy chủ này$/],
    ['\xff', /^Không phải bản chụp của máy chủ này$/],
    [world.slice(0, -1), /^Không phải bản chụp của máy chủ này$/],
    [JSON.stringify({ collections, entries: [{ EntryID: 1 }] }), /bút toán 1: ShopID – Vui lòng nhập/],
    [JSON.stringify({ collections, entries: [unbalanced] }), /bút toán 1: Bút toán không cân$/],
    [table('schedules', [order]), /schedules: Code – Vui lòng nhập/],
    [table('users', [{ ...user, PasswordHash: 5 }, ...users]), /users: PasswordHash – Phải là chữ$/],
    [table('users', [{ ...user, ShopIDs: '1' }, ...users]), /users: ShopIDs – Phải là danh sách$/],
    [table('users', [{ ...user, ShopIDs: [77] }, ...users]), /users: bản ghi thứ 1 có ShopIDs 77 không tồn tại$/],
    [table('users', [{ ...user, FullName: '4111 1111 1111 1111' }]), /users: FullName của bản ghi số 1 chứa số thẻ/],
    [table('users', [{ ...user, FullName: 'CVV 123' }]), /users: FullName của bản ghi số 1 chứa số thẻ .*mã bảo mật/],
  ] as const) {
    expect(await control(server, 'snapshot', wrong)).toMatchObject({
      status: 400,
      body: { Result: -1, Message: expect.stringMatching(why) as string },
    });
    expect((await snapshotOf(server)) === world).toBe(true);
  }
  expect(await logIn(server)).toHaveProperty('Token');
  await server.close();
});

test('a folder nobody may write in is said in one sentence, and nothing is left behind', () => {
  const place = readOnlyFolder();
  const file = join(place, 'world.log');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [cli, '--port', '0', '--scenario', 'empty', '--db', file],
    {
      encoding: 'utf8',
    },
  );
  fs.chmodSync(folder, 0o755);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toMatch(/^Not allowed: .*world\.log\.lock'$/);
  expect(fs.readdirSync(place).filter((name) => name.startsWith('world.log'))).toEqual([]);
  tellFigure(5, 'a read-only folder → one sentence, exit code 1, 0 files left');
});

/** A folder that refuses files to this user; to an administrator only the system's own does. */
function readOnlyFolder(): string {
  if (process.getuid?.() === 0) return '/sys';
  fs.chmodSync(folder, 0o555);
  return folder;
}

function open(disk: FailingDisk): Promise<RunningServer> {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  return startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, db, disk });
}

async function logIn({ url }: RunningServer): Promise<Record<string, string>> {
  const body = JSON.stringify(ACCOUNTS.owner);
  const answer = await fetch(`${url}/User/Login`, { method: 'POST', headers: json, body });
  const { token, userId, shopId } = sessionOf(await answer.json());
  return { ...json, Token: token, UserID: String(userId), ShopID: String(shopId) };
}

async function save({ url }: RunningServer, headers: Record<string, string>, number: number) {
  const body = JSON.stringify(newCustomer(number));
  const answer = await fetch(`${url}/api/Customer/AddOrEditCustomer`, { method: 'POST', headers, body });
  const read: unknown = await answer.json();
  expect(typeof dig(read, 'Message')).toBe('string');
  return { status: answer.status, body: read };
}

async function control({ url }: RunningServer, path: string, body: string) {
  const answer = await fetch(`${url}/_mock/${path}`, { method: 'POST', headers: json, body });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

async function snapshotOf({ url }: RunningServer): Promise<string> {
  return (await fetch(`${url}/_mock/snapshot`)).text();
}
