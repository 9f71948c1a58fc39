import type { Page } from '@playwright/test';
import type { KeptReport } from '../packages/mock-server/src/node/reports/appReport.ts';
import { expect, tell, test } from './test.ts';

/** A number that passes Luhn's check, as one that slipped into a message. */
const CARD = '4111111111111111';

/** What pages of the demo must never report: its people, telephones, cards and accounts. */
interface Secrets {
  names: string[];
  numbers: string[];
}

test('one fault of each kind is reported to the control page, without a person, telephone, card or token', async ({
  page,
  shop,
  mock,
  watched,
}) => {
  await shop.reset('demo');
  await mock.forgetReports();
  await reportTo(page, '/_mock/reports');
  const secrets = await secretsOf(mock.url, mock.headers);
  const said = `${secrets.names[0]} ${secrets.names.at(-1)} ${secrets.numbers[0]}`;
  // Screens are fetched ahead once the page has nothing to do.
  await page.route('**/assets/PartnersScreen-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function PartnersScreen() { throw new TypeError(${JSON.stringify(`${said} ${CARD}`)}); }`,
    }),
  );
  await page.route('**/assets/CardsScreen-*.js', (route) => route.fulfill({ status: 404 }));
  const { Token, UserName } = await shop.enter(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const deed = `no record of ${said} ${CARD} for ${UserName} with ${Token}`;

  await page.evaluate(
    (message) =>
      void setTimeout(() => {
        throw new RangeError(message);
      }),
    deed,
  );
  await page.evaluate((message) => void Promise.reject(new Error(message)), deed);
  await expect.poll(() => kindsOf(mock.reports())).toEqual(['error', 'rejection']);

  await page.evaluate(async (token) => {
    const picture = new Image();
    picture.src = `https://foreign.example.vn/p.png?Token=${token}`;
    await new Promise((resolve) => {
      picture.addEventListener('error', resolve);
    });
  }, Token);

  await mock.fail('listCustomers', { status: 500, body: JSON.stringify({ Result: -1, Message: said }) });
  await shop.follow(page, '/customer?search=0987654321');
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  await mock.mend();

  await shop.follow(page, '/manager/partner');
  await expect(page.getByText('Màn hình này gặp lỗi')).toBeVisible();

  await shop.follow(page, '/cards');
  await expect(page.getByRole('heading', { name: 'Không tải được màn hình này' })).toBeVisible();

  await expect.poll(() => kindsOf(mock.reports())).toEqual(['call', 'chunk', 'error', 'policy', 'rejection', 'screen']);
  const reports = await mock.reports();
  const byKind = Object.fromEntries(reports.map((report) => [report.kind, report]));
  expect(byKind).toMatchObject({
    error: { name: 'RangeError', route: '/' },
    rejection: { name: 'Error', route: '/' },
    policy: { name: 'img-src', message: 'https://foreign.example.vn' },
    call: { operation: 'listCustomers', status: 500, route: '/customer' },
    screen: { name: 'TypeError', route: '/manager/partner' },
    chunk: { name: 'ChunkLoadError', type: 'error', message: 'loading chunk /cards failed' },
  });
  const build = await page.locator('meta[name="build"]').getAttribute('content');
  for (const report of reports) expect(report.build).toBe(build?.split(' ')[0] || 'chưa rõ');
  expect(byKind['chunk']?.stack).toMatch(/assets\/[\w-]+\.js:\d+:\d+/);

  const text = JSON.stringify(reports);
  const found = [...secrets.names, ...secrets.numbers, CARD, Token, UserName].filter((secret) => text.includes(secret));
  expect(found).toEqual([]);
  const looked = secrets.names.length + secrets.numbers.length;
  expect(looked).toBeGreaterThan(200);
  tell(
    `Reports: ${reports.length} of ${Object.keys(byKind).length} kinds, 0 of ${looked} names and numbers of the world in them`,
  );
  expect(text).not.toMatch(/\?|0987654321/);

  await page.goto('/_mock/');
  const list = page.getByRole('list', { name: 'Báo lỗi từ ứng dụng' });
  for (const label of [
    'Lỗi chương trình',
    'Lỗi không được xử lý',
    'Màn hình hỏng',
    'Không tải được màn hình',
    'Bị chính sách chặn',
    'Máy chủ lỗi',
  ])
    await expect(list.getByText(label).first()).toBeVisible();

  // Planted above: a picture of another origin, and a card number in the error that React tells on the console.
  expect(watched.violations).toEqual([expect.stringMatching(/^img-src https:\/\/foreign\.example\.vn/)]);
  expect(watched.cardNumbers.every((seen) => seen.startsWith('console of '))).toBe(true);
  watched.violations.length = 0;
  watched.cardNumbers.length = 0;
});

test('without an address nothing is reported, and nothing is fetched for it', async ({ page, shop, mock }) => {
  await mock.forgetReports();
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url()));
  await shop.enter(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => void Promise.reject(new Error('planted')));
  await page.waitForLoadState('networkidle');
  expect(await mock.reports()).toEqual([]);
  expect(files.filter((file) => file.includes('sendFaults'))).toEqual([]);
});

test('an address that takes no report changes nothing for who works', async ({ page, shop, watched }) => {
  await reportTo(page, 'https://foreign.example.vn/reports');
  await shop.enter(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => void Promise.reject(new Error('planted')));
  await expect.poll(() => watched.violations.length).toBeGreaterThan(0);
  await shop.follow(page, '/customer');
  await expect(page.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
  expect(watched.violations.every((text) => text.startsWith('connect-src https://foreign.example.vn'))).toBe(true);
  watched.violations.length = 0;
});

/** Serves `config.json` with an address for reports. */
async function reportTo(page: Page, errorReports: string): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), errorReports } });
  });
}

async function kindsOf(reports: Promise<KeptReport[]>): Promise<string[]> {
  return [...new Set((await reports).map(({ kind }) => kind))].toSorted();
}

/** Every name and number of the world's people, as its tables hold them. */
async function secretsOf(url: string, headers: Readonly<Record<string, string>>): Promise<Secrets> {
  const rows = async (table: string) =>
    (await fetch(`${url}/_db/${table}`, { headers })).json() as Promise<Record<string, unknown>[]>;
  const all = (await Promise.all(['customers', 'cards', 'partners', 'affs', 'users', 'bankCards'].map(rows))).flat();
  const textsOf = (...fields: string[]) =>
    all.flatMap((row) => fields.map((field) => row[field])).filter((text) => typeof text === 'string' && text !== '');
  return {
    names: [...new Set(textsOf('FullName', 'HolderName', 'Name', 'AccountOwner') as string[])],
    numbers: [...new Set(textsOf('Phone', 'AccountNo', 'IDNumber') as string[])],
  };
}
