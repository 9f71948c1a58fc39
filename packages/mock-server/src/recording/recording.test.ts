import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dig } from '../contract/jsonObject.ts';
import { standingClock } from '../engine/clock.ts';
import { seededRandom } from '../engine/random.ts';
import { startServer, type RunningServer } from '../node.ts';
import { EVERY_WRITE } from '../testing/everyWrite.ts';
import { HttpWriter } from '../testing/httpWriter.ts';
import { MORNING } from '../testing/openShop.ts';
import { apiBefore, type BeforeOptions } from './apiBefore.ts';
import { readRecording, RecordingWriter } from './recordingFile.ts';
import type { RecordedCall } from './recordedCall.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let folder: string;
let file: string;
let servers: RunningServer[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'recording-'));
  file = join(folder, 'calls.jsonl');
});

afterEach(async () => {
  for (const server of servers) await server.close();
  servers = [];
  fs.rmSync(folder, { recursive: true });
});

const CARD = '4111111111111111';

test('every write passes to another API and is recorded without token, password or card number', async () => {
  const other = await open();
  const proxy = await open({ proxy: other.url, record: file });
  const writer = await HttpWriter.at(proxy.url);
  for (const write of EVERY_WRITE) {
    const { text } = await writer.send(write);
    expect([write.id, dig(JSON.parse(text), 'Result')]).toEqual([write.id, 1]);
  }
  const noted = { FullName: `Khách ${CARD}`, Phone: '0981234567', Note: '4111 1111 1111 1111, CVV 123', Status: 1 };
  await send(proxy, '/api/Customer/AddOrEditCustomer', writer.headersOf('owner'), noted);
  await send(proxy, `/api/Customer/GetCustomerSearch?GeneralSearch=${CARD}`, writer.headersOf('owner'));
  const token = writer.headersOf('owner')['Token'] ?? '';
  await send(proxy, `/api/Customer/GetCustomerSearch?GeneralSearch=${token}`, writer.headersOf('owner'));

  const text = fs.readFileSync(file, 'utf8');
  const secrets = [...(['owner', 'company'] as const).map((by) => writer.headersOf(by)['Token'] ?? ''), ...passwords()];
  expect(secrets).toHaveLength(5);
  for (const secret of [...secrets, CARD, '4111 1111', 'CVV 123']) {
    expect(text.includes(secret)).toBe(false);
    expect(text.includes(encodeURIComponent(secret))).toBe(false);
  }
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const { calls, heldSecrets } = readRecording(file);
  expect(calls.length).toBe(EVERY_WRITE.length + 5);
  expect(heldSecrets).toBe(false);
});

test('what another API answered is answered again without it, anything else by the engine', async () => {
  const other = await open();
  const proxy = await open({ proxy: other.url, record: file });
  const first = await HttpWriter.at(proxy.url);
  const list = '/api/Customer/AjaxLoadCustomer?PageIndex=1&PageSize=20';
  const before = await send(proxy, list, first.headersOf('owner'));
  const customer = { FullName: 'Trần Thị Lan', Phone: '0977777777', Status: 1 };
  await send(proxy, '/api/Customer/AddOrEditCustomer', first.headersOf('owner'), customer);
  const forged = { ...first.headersOf('owner'), Token: 'f'.repeat(64) };
  expect(JSON.parse(await send(proxy, list, forged))).toMatchObject({ Code: 'Unauthorized' });
  const after = await send(proxy, list, first.headersOf('owner'));
  expect(after).not.toBe(before);
  await other.close();
  servers = servers.filter((server) => server !== other);

  const replay = await open({ replay: file });
  const again = await HttpWriter.at(replay.url);
  const who = again.headersOf('owner');
  expect(await send(replay, list.replace('PageIndex=1&PageSize=20', 'PageSize=20&PageIndex=1'), who)).toBe(before);
  const turned = { Status: 1, Phone: customer.Phone, FullName: customer.FullName };
  expect(dig(JSON.parse(await send(replay, '/api/Customer/AddOrEditCustomer', who, turned)), 'Result')).toBe(1);
  expect(await send(replay, list, who)).toBe(after);
  expect(await send(replay, list, who)).toBe(after);
  // The engine's own world was never written to.
  const unrecorded = await send(replay, list.replace('PageSize=20', 'PageSize=50'), who);
  expect(JSON.parse(unrecorded)).toMatchObject({ Result: 1, Total: 0 });
});

test('a recording that cannot be written is told, and the call is answered', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const other = await open();
  const gone = join(folder, 'gone');
  fs.mkdirSync(gone);
  const proxy = await open({ proxy: other.url, record: join(gone, 'calls.jsonl') });
  fs.rmdirSync(gone);
  expect((await fetch(`${proxy.url}/api/Meta/GetAllBank`)).status).toBe(401);
  await vi.waitFor(() => expect(String(stderr.mock.calls)).toMatch(/^A call is not written: ENOENT/));
  stderr.mockRestore();
});

test('an API that does not answer is told in the envelope, and nothing is written', async () => {
  const other = await open();
  await other.close();
  servers = [];
  const proxy = await open({ proxy: other.url, record: file });
  const answer = await fetch(`${proxy.url}/api/Meta/GetAllBank`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ Result: -1, Code: 'Proxy', Message: 'Không gọi được máy chủ API' });
  expect(fs.existsSync(file)).toBe(false);
});

const CALL: RecordedCall = {
  startedAt: '2026-11-20T09:00:00+07:00',
  ms: 3,
  method: 'GET',
  path: '/api/Meta/GetAllBank',
  query: [],
  userId: '2',
  shopId: '1',
  status: 200,
  answer: { type: 'application/json', text: '{"Result":1,"Message":"","Data":[]}' },
};

/** What is done to a sound recording, and the sentence it is then refused with. */
const SPOILT: [what: string, spoil: (text: string) => string | Uint8Array, sentence: RegExp][] = [
  ['cut', (text) => text.slice(0, -20), /is cut: line 3 has no end/],
  ['cut inside a line that ends', (text) => `${text.slice(0, -20)}\n`, /Line 3 of .* is no sound JSON/],
  [
    'of another contract',
    (text) => text.replaceAll('/api/Meta/GetAllBank', '/v1/pets'),
    /holds no call of this contract/,
  ],
  ['of another version', (text) => text.replace('recording/1', 'recording/9'), /another version/],
  ['no recording', () => 'my notes\n', /neither a whole recording nor a whole HAR file/],
  ['compressed', () => Uint8Array.of(0x1f, 0x8b, 8, 0), /is compressed/],
  ['no text', () => Uint8Array.of(0xff, 0xfe, 0), /no text in UTF-8/],
  ['with __proto__', (text) => text.replace('"cache":{}', '"cache":{"__proto__":{"x":1}}'), /the key __proto__/],
  [
    'with __proto__ in an answer',
    (text) => text.replace(String.raw`\"Data\":[]`, String.raw`\"__proto__\":{}`),
    /the key __proto__/,
  ],
  [
    'nested deep',
    (text) => text.replace('"cache":{}', `"cache":${'['.repeat(90_000)}${']'.repeat(90_000)}`),
    /nested too deep/,
  ],
  [
    'with a path of the disk',
    (text) => text.replaceAll('https://api.example.vn', 'file:///etc/passwd'),
    /no call with its answer/,
  ],
  [
    'with a token',
    (text) => text.replace(String.raw`\"Data\":[]`, String.raw`\"Token\":\"abcdef123456\"`),
    /holds a token/,
  ],
  [
    'with a card number',
    (text) => text.replace(String.raw`\"Data\":[]`, String.raw`\"Data\":\"${CARD}\"`),
    /holds a token, a password or a card/,
  ],
];

test.each(SPOILT)('a recording that is %s is refused with one sentence', (_what, spoil, sentence) => {
  const spoilt = spoil(sound());
  fs.writeFileSync(file, spoilt);
  for (const use of [() => readRecording(file), () => apiBefore({ replay: file })]) {
    expect(use).toThrow(sentence);
    expect(use).toThrow(/^[^\n]{10,300}\.$/);
  }
  expect(fs.readdirSync(folder)).toEqual(['calls.jsonl']);
  expect(fs.readFileSync(file)).toEqual(Buffer.from(spoilt));
});

test('one too large is refused before it is read, one of an older contract is not replayed, none is written over', () => {
  fs.writeFileSync(file, '');
  fs.truncateSync(file, 100 * 1024 * 1024);
  expect(() => readRecording(file)).toThrow('has 100 MB; at most 64 MB are read.');
  fs.rmSync(file);
  expect(() => readRecording(file)).toThrow(/There is no file/);
  fs.writeFileSync(file, sound().replace(/"contract":"\w+"/, '"contract":"0000000000000000"'));
  expect(readRecording(file).calls).toHaveLength(2);
  expect(() => apiBefore({ replay: file })).toThrow(/was recorded with contract 0{16}/);
  expect(() => apiBefore({ proxy: 'http://localhost:1', record: file })).toThrow(/is there already/);
  const nowhere = join(folder, 'gone', 'calls.jsonl');
  expect(() => apiBefore({ proxy: 'http://localhost:1', record: nowhere })).toThrow(/has no folder/);
});

test('a HAR file is refused as a recording is, but for the stacks that a browser writes beside its calls', () => {
  const [, line = ''] = sound().trim().split('\n');
  const har = (change: (entry: Record<string, unknown>) => void) => {
    const entry = JSON.parse(line) as Record<string, unknown>;
    change(entry);
    fs.writeFileSync(file, JSON.stringify({ log: { entries: [entry] } }).replaceAll('"bomb"', deep(60_000)));
  };
  har((entry) => (entry['_initiator'] = 'bomb'));
  expect(readRecording(file).calls).toEqual([CALL]);
  har((entry) => (entry['request'] = { ...(entry['request'] as object), cookies: 'bomb' }));
  expect(() => readRecording(file)).toThrow(/^Call 1 of .* nested too deep, which no call has\.$/);
  har((entry) => (entry['response'] = JSON.parse('{"status":200,"__proto__":{}}') as object));
  expect(() => readRecording(file)).toThrow(/^Call 1 of .* holds the key __proto__/);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').slice(0, -5));
  expect(() => readRecording(file)).toThrow(/neither a whole recording nor a whole HAR file/);
});

test('a hostile path or thousands of tokens cost no time', () => {
  const path = `/api${'/'.repeat(2_000_000)}`;
  const tokens = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ Token: `token-number-${at}-of-many` })));
  const [, line = ''] = sound().trim().split('\n');
  const entry = JSON.parse(line) as { request: { url: string }; response: { content: { text: string } } };
  const hostile = structuredClone(entry);
  hostile.request.url = `http://localhost${path}`;
  hostile.response.content.text = tokens;
  fs.writeFileSync(file, JSON.stringify({ log: { entries: [entry, hostile] } }));
  expect(readRecording(file)).toMatchObject({ heldSecrets: true });
}, 20_000);

test('a HAR file of a browser is read without the secrets it holds', () => {
  const [, ...lines] = sound().trim().split('\n');
  const entries = lines.map((line) => {
    const entry = JSON.parse(line) as { request: { headers: object[] } };
    entry.request.headers.push({ name: 'Token', value: 'a-token-of-the-real-api' });
    return entry;
  });
  fs.writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries } }));
  const { calls, heldSecrets } = readRecording(file);
  expect(calls).toEqual([CALL, CALL]);
  expect(heldSecrets).toBe(true);
});

function deep(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`;
}

/** Two calls as they are recorded. */
function sound(): string {
  const path = join(folder, 'sound.jsonl');
  const writer = new RecordingWriter(path, 'https://api.example.vn');
  writer.add(CALL);
  writer.add(CALL);
  const text = fs.readFileSync(path, 'utf8');
  fs.rmSync(path);
  return text;
}

/** Every password that the writes send. */
function passwords(): string[] {
  const found = [...JSON.stringify(EVERY_WRITE).matchAll(/"\w*Password":"([^"]+)"/g)].map(
    ([, password = '']) => password,
  );
  return [...new Set([...found, 'Congty@123'])];
}

async function open(options: BeforeOptions = {}): Promise<RunningServer> {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  const fixed = { clock: standingClock(MORNING), random: seededRandom(1) };
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    isOpen: false,
    origin,
    ...fixed,
    before: apiBefore(options),
  });
  servers.push(server);
  return server;
}

async function send(
  { url }: RunningServer,
  address: string,
  headers: Record<string, string>,
  body?: object,
): Promise<string> {
  const json = body && {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await fetch(`${url}${address}`, json ?? { headers })).text();
}
