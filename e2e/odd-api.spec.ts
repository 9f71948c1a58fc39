import type { Page } from '@playwright/test';
import { startOddApi, OPEN, type OddAnswer, type OddApi } from './elsewhere/oddApi.ts';
import { test, type Sites } from './elsewhere/sites.ts';
import { expect } from './test.ts';

const ASK_ADMIN = 'Có lỗi xảy ra! Vui lòng liên hệ Admin';
const HTML = { ...OPEN, 'Content-Type': 'text/html' };
const JSON_TYPE = { ...OPEN, 'Content-Type': 'application/json' };

test.afterEach(({ sites }) => sites.configure({ apiBaseUrl: sites.api }));

test('an API that answers no envelope: at the login each has a sentence of its own, and what was typed stays', async ({
  page,
  sites,
}) => {
  const api = await startOddApi();
  api.places['/dang-nhap'] = { headers: HTML, body: '<html>Đăng nhập</html>' };
  const answers: [string, OddAnswer, RegExp][] = [
    ['a page', { headers: HTML, body: '<!doctype html><p>Trang chủ</p>' }, /trang web thay vì dữ liệu/],
    ['a page of a web server', { status: 404, headers: HTML, body: '<html>404</html>' }, /trang web thay vì dữ liệu/],
    ['405 of a web server', { status: 405, headers: HTML, body: '<html>405</html>' }, /mã 405/],
    ['502 of a proxy', { status: 502, headers: HTML, body: '<html>Bad gateway</html>' }, /tạm ngừng \(mã 502\)/],
    ['another envelope', { headers: JSON_TYPE, body: '{"success":true,"data":{}}' }, /không đúng mẫu/],
    ['nothing', { status: 204, headers: OPEN }, /trả lời trống/],
    ['cut JSON', { headers: JSON_TYPE, body: '{"Result":1,"Message":"","Data":{"Us' }, /bị cắt ngang/],
    ['a redirect to a login page', { status: 303, headers: { ...OPEN, Location: '/dang-nhap' } }, /trang web khác/],
  ];
  sites.configure({ apiBaseUrl: api.url });
  await page.goto('/login');
  const said = page.getByRole('main').getByRole('alert');
  for (const [name, answer, sentence] of answers) {
    await test.step(name, async () => {
      api.answer = answer;
      await logIn(page);
      await expect(said).toHaveText(sentence);
      await expect(page.getByRole('textbox', { name: 'Tài khoản' })).toHaveValue('chushop');
      // What a server refuses by its status is told in the form alone, what broke on the way by the toast of the specification as well.
      const isRefusal = answer.status === 404 || answer.status === 405;
      await expect(page.getByRole('region', { name: 'Thông báo' }).getByText(ASK_ADMIN)).toHaveCount(isRefusal ? 0 : 1);
      await page.reload();
    });
  }
  await api.stop();
});

test('an API that lets this origin not in, or not its headers: the page names what to allow, and is quiet once it is', async ({
  page,
  sites,
  watched,
}) => {
  const api = await startOddApi();
  await openLogin(page, sites, api);
  await test.step('no permission for this origin', async () => {
    api.answer = { headers: { 'Content-Type': 'application/json' }, body: '{"Result":0,"Message":"Sai mật khẩu"}' };
    await logIn(page);
    await expect(notice(page)).toContainText('Máy chủ API có trả lời nhưng không cho phép trang này');
    await seeDetails(page, [sites.site, 'Content-Type, Token, UserID, ShopID', 'OPTIONS', api.url]);
  });
  await test.step('no permission for the headers', async () => {
    api.answer = { ...api.answer, headers: { 'Access-Control-Allow-Origin': '*' } };
    await openLogin(page, sites, api);
    await logIn(page);
    await expect(notice(page)).toContainText('chưa cho phép một phần lời gọi');
    await seeDetails(page, ['còn thiếu', 'Content-Type, Token, UserID, ShopID']);
  });
  await test.step('all is allowed', async () => {
    api.answer = { ...api.answer, headers: JSON_TYPE };
    await logIn(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Sai mật khẩu');
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step('the key of writes, where it is switched on', async () => {
    sites.configure({ apiBaseUrl: api.url, idempotency: 'key' });
    await page.goto('/login');
    api.answer = { headers: {}, body: '' };
    await logIn(page);
    await seeDetails(page, ['Content-Type, Token, UserID, ShopID, Idempotency-Key']);
  });
  const sent = api.seen.flatMap(({ headers }) => [headers.token, headers.userid, headers.shopid]);
  expect(sent.filter((value) => value !== undefined && value !== '')).toEqual([]);
  expect(watched.violations).toEqual([]);
  await api.stop();
});

test('an API that does not answer, or whose certificate has run out: the causes are named', async ({ page, sites }) => {
  const gone = await startOddApi();
  await gone.stop();
  const expired = await startOddApi('expired');
  for (const api of [gone, expired]) {
    await openLogin(page, sites, api);
    await logIn(page);
    await expect(page.getByText(ASK_ADMIN)).toBeVisible();
    await expect(notice(page)).toContainText('Máy chủ API không trả lời, hoặc không cho phép trang này');
    await seeDetails(page, ['chứng chỉ hết hạn', sites.site]);
    await expect(notice(page).getByRole('link', { name: api.url })).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(expired.seen).toEqual([]);
  await expired.stop();
});

test('a page whose own policy lacks the API: that is said, and not that the API lacks anything', async ({
  page,
  sites,
  watched,
}) => {
  const api = await startOddApi();
  sites.configure({ apiBaseUrl: api.url });
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(` ${api.url}`, '');
    await route.fulfill({ response, headers });
  });
  await page.goto('/login');
  await logIn(page);
  await expect(notice(page)).toContainText('Trang này chưa được phép gọi máy chủ API');
  await seeDetails(page, ['connect-src', api.url]);
  await expect(notice(page)).not.toContainText('CORS');
  expect(api.seen).toEqual([]);
  expect(watched.violations.length).toBeGreaterThan(0);
  expect(watched.violations.filter((violation) => !violation.startsWith('connect-src'))).toEqual([]);
  watched.violations.length = 0;
  await api.stop();
});

test('an API, or a gate before it, that leads calls to another site: that is said', async ({
  page,
  sites,
  watched,
}) => {
  const api = await startOddApi();
  const gate = await startOddApi();
  api.answer = { status: 303, headers: { ...OPEN, Location: `${gate.url}/dang-nhap` } };
  await openLogin(page, sites, api);
  await logIn(page);
  await expect(notice(page)).toContainText('Lời gọi bị chuyển sang một trang web khác');
  await seeDetails(page, ['mạng bắt đăng nhập trước', api.url]);
  expect(gate.seen).toEqual([]);
  watched.violations.length = 0;
  await Promise.all([api.stop(), gate.stop()]);
});

async function openLogin(page: Page, sites: Sites, api: Pick<OddApi, 'url'>): Promise<void> {
  sites.configure({ apiBaseUrl: api.url });
  await page.goto('/login');
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Tài khoản' }).fill('chushop');
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('Chushop@123');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeEnabled();
}

function notice(page: Page) {
  return page.getByRole('main').getByRole('status').filter({ hasText: 'Chi tiết cho người quản trị' });
}

async function seeDetails(page: Page, texts: readonly string[]): Promise<void> {
  const details = notice(page).getByRole('group');
  if ((await details.getAttribute('open')) === null)
    await notice(page).getByText('Chi tiết cho người quản trị').click();
  for (const text of texts) await expect(notice(page).locator('dl')).toContainText(text);
}
