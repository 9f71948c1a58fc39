import { chromium } from 'playwright';
import { spawn } from 'node:child_process';
import readline from 'node:readline';
import { resolveChromium } from './chromium.ts';
import { PLAYED_NOW } from './clock/playedDay.ts';
const out = '/tmp/bare-shots';
const child = spawn(process.execPath, ['packages/mock-server/dist/server/cli.js', '--port', '0', '--now', PLAYED_NOW], { stdio: ['ignore', 'pipe', 'inherit'] });
let url = '';
for await (const line of readline.createInterface(child.stdout!)) { const m = /http:\/\/\S+/.exec(line); if (m) { url = m[0].replace(/\/$/, ''); break; } }
const b = await resolveChromium();
const browser = await chromium.launch({ executablePath: b.executablePath, args: b.args, env: { ...process.env, ...b.env } as never });
const owner = [['home', '/'], ['contracts', '/contract'], ['contract', '/contract/1'], ['customer', '/customer?open=1'], ['debt', '/debt'], ['cashbook', '/report/cashbook'], ['permission', '/manager/permission'], ['inbox', '/approvals'], ['kqkd', '/bao-cao-ket-qua-kinh-doanh']];
const only = process.argv[2]?.split(',');
const kinds = process.argv[3]?.split(',') ?? ['calls', 'absent'];
const put = (body: object) => fetch(`${url}/_mock/bare`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
for (const kind of kinds) for (const [w, h] of [[1366, 768], [360, 740]] as const) for (const [user, pass, list] of [['chushop', 'Chushop@123', owner], ['congty', 'Congty@123', [['company', '/']]]] as const) {
  if (only && !list.some(([n]) => only.includes(n!))) continue;
  await put({});
  const context = await browser.newContext({ viewport: { width: w, height: h }, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'Tài khoản', exact: true }).fill(user);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(pass);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/`);
  await put(kind === 'calls' ? { calls: 'named' } : kind === 'absent' ? { fields: 'absent' } : { fields: 'null' });
  for (const [name, at] of list) {
    if (only && !only.includes(name!)) continue;
    await page.goto(url + at);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${out}/${name}-${kind}-${w}.png` });
  }
  await context.close();
}
await browser.close(); child.kill();
