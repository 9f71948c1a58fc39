import { chromium } from 'playwright';
import { startMock, owner } from './mockProcess.ts';
import { resolveChromium } from '../chromium.ts';
const found = await resolveChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...(process.env as Record<string, string>), ...found.env },
});
const root = process.argv[2]!;
const s = await startMock(4198, [], 30000, root);
const c = await browser.newContext({ viewport: { width: 1366, height: 768 } });
const p = await c.newPage();
await p.goto(s.url + '/login');
await p.getByRole('textbox', { name: 'Tài khoản' }).fill(owner.UserName);
await p.getByRole('textbox', { name: 'Mật khẩu' }).fill(owner.Password);
await p.getByRole('button', { name: 'Đăng nhập' }).click();
await p.getByRole('navigation').first().waitFor();
await p.waitForLoadState('networkidle');
await p.waitForTimeout(6000);
const d = await c.newCDPSession(p);
await d.send('Profiler.enable');
await d.send('Profiler.setSamplingInterval', { interval: 200 });
async function prof(name: string, act: () => Promise<void>) {
  await d.send('Profiler.start');
  await act();
  await p.waitForTimeout(600);
  const { profile } = (await d.send('Profiler.stop')) as any;
  const self = new Map<string, number>();
  const nodes = new Map<number, any>(profile.nodes.map((n: any) => [n.id, n]));
  const parent = new Map<number, number>();
  for (const n of profile.nodes) for (const ch of n.children ?? []) parent.set(ch, n.id);
  let busy = 0;
  const by = new Map<string, number>();
  profile.samples.forEach((id: number, i: number) => {
    const dt = profile.timeDeltas[i] / 1000;
    const n = nodes.get(id);
    const f = n.callFrame;
    const k = `${f.functionName || '(anon)'} ${f.url.split('/').pop()}:${f.lineNumber}:${f.columnNumber}`;
    if (['(idle)', '(program)'].includes(f.functionName)) {
      by.set(f.functionName, (by.get(f.functionName) ?? 0) + dt);
      return;
    }
    busy += dt;
    self.set(k, (self.get(k) ?? 0) + dt);
  });
  console.log('==', name, 'busy ms', busy.toFixed(0), Object.fromEntries(by));
  for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 22)) console.log('  ', v.toFixed(1), k);
}
const nav = (name: string) => p.getByRole('navigation', { name: 'Danh mục' }).getByRole('link', { name, exact: true });
await prof('customers', async () => {
  await nav('Khách hàng').click();
  await p.getByText(/KH0/).first().waitFor();
});
await prof('cards', async () => {
  await nav('Danh sách thẻ').click();
  await p.getByText(/••••/).first().waitFor();
});
await prof('back', async () => {
  await p.goBack();
  await p.getByText(/KH0/).first().waitFor();
});
await prof('turnover', async () => {
  await nav('Doanh thu').click();
  await p.getByRole('heading', { level: 1, name: 'Doanh thu' }).waitFor();
});
await browser.close();
await s.stop();
