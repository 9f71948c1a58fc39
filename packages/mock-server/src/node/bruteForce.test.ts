import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { dig } from '../contract/jsonObject.ts';
import { standingClock } from '../engine/clock.ts';
import { startServer, type RunningServer } from '../node.ts';
import { ACCOUNTS } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';

const clock = standingClock(MORNING);
const MINUTE_MS = 60_000;
let server: RunningServer;

beforeAll(async () => {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock });
});

afterAll(() => server.close());

test('guessing is locked after five tries, with the same words for a name somebody has and one nobody has', async () => {
  const tries = async (UserName: string) => {
    const answers = [];
    for (let place = 0; place < 8; place += 1) answers.push(await logIn(UserName, `sai-${place}`));
    return answers.map(({ status, body }) => [status, dig(body, 'Code'), dig(body, 'Message')]);
  };
  const known = await tries('quanly');
  expect(await tries('khongcoai')).toEqual(known);
  expect(known.map(([, code]) => code)).toEqual([
    ...Array<string>(5).fill('WrongPassword'),
    ...Array<string>(3).fill('LockedOut'),
  ]);
  expect((await logIn('quanly', 'Quanly@123')).body).toMatchObject({ Result: 0, Code: 'LockedOut' });
  clock.set(MORNING + 15 * MINUTE_MS);
  expect((await logIn('quanly', 'Quanly@123')).body).toMatchObject({ Result: 1 });
  tellFigure(25, 'guessing is locked after 5 tries for 15 minutes, a known and an unknown name with the same words');
});

test('a long password costs no more than a short one, and one in Unicode opens however its marks are composed', async () => {
  for (const password of ['x'.repeat(900_000), '\u0000', '👩‍👩‍👧🏽'.repeat(30), 'e\u0301'.repeat(5000)]) {
    const { status, body } = await logIn('ketoan', password);
    expect([status, dig(body, 'Result') === 1]).toEqual([password.length > 200 ? 400 : 200, false]);
  }
  const Password = 'Mật khẩu 2026 ấ';
  const person = { ShopName: 'Thẻ Mới', UserName: 'chumoi', Phone: '0912000111' };
  const form = { ...person, Password, ConfirmPassword: Password };
  expect((await post('/User/Register', form)).body).toMatchObject({ Result: 1 });
  for (const form of ['NFC', 'NFD'] as const) {
    expect((await logIn('chumoi', Password.normalize(form))).body).toMatchObject({ Result: 1 });
  }
});

test('a token is 256 bits nobody can guess: all differ, and every bit is as often 1 as 0', async () => {
  const { UserName, Password } = ACCOUNTS.owner;
  const tokens = new Set<string>();
  const ones = Array<number>(256).fill(0);
  for (let place = 0; place < 100; place += 1) {
    const token = String(dig((await logIn(UserName, Password)).body, 'Data', 'Token'));
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    tokens.add(token);
    const bits = BigInt(`0x${token}`);
    for (const bit of ones.keys()) ones[bit] = (ones[bit] ?? 0) + Number((bits >> BigInt(bit)) & 1n);
  }
  expect(tokens.size).toBe(100);
  expect(Math.min(...ones)).toBeGreaterThan(15);
  expect(Math.max(...ones)).toBeLessThan(85);
  tellFigure(
    25,
    `${tokens.size} tokens of 256 bits: all differ, no bit is set more often than ${Math.max(...ones)} times`,
  );
});

test('guessing referral codes over HTTP stops after ten tries a minute and names nobody', async () => {
  const answers: unknown[] = [];
  for (let place = 0; place < 200; place += 1) {
    const address = `${server.url}/User/GetDataByReferCode?ReferCode=GT${String(place).padStart(8, '0')}`;
    answers.push(await (await fetch(address, { method: 'POST' })).json());
  }
  const codes = answers.map((body) => dig(body, 'Code'));
  expect(codes).toEqual([...Array<string>(10).fill('Invalid'), ...Array<string>(190).fill('LockedOut')]);
  expect(answers.filter((body) => dig(body, 'Data') !== undefined)).toEqual([]);
  tellFigure(25, '200 guesses of referral codes → 10 looked up, 190 refused, 0 names');
});

function logIn(UserName: string, Password: string) {
  return post('/User/Login', { UserName, Password });
}

async function post(path: string, form: object): Promise<{ status: number; body: unknown }> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(form) });
  return { status: response.status, body: await response.json() };
}
