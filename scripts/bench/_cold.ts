import { chromium } from 'playwright';
import { startMock, owner } from './mockProcess.ts';
import { SLOW_LINE } from './slowLine.ts';
import { resolveChromium } from '../chromium.ts';
const found = await resolveChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...(process.env as Record<string, string>), ...found.env },
});
const root = process.argv[2]!;
const warm = process.argv[3] === 'warm';
const s = await startMock(4197, [], 30000, root);
const a = await browser.newContext({ viewport: { width: 1366, height: 768 } });
const p0 = await a.newPage();
await p0.goto(s.url + '/login');
await p0.getByRole('textbox', { name: 'Tài khoản' }).fill(owner.UserName);
await p0.getByRole('textbox', { name: 'Mật khẩu' }).fill(owner.Password);
await p0.getByRole('button', { name: 'Đăng nhập' }).click();
await p0.getByRole('navigation').first().waitFor();
await p0.waitForLoadState('networkidle');
const st = await a.storageState();
const c = warm ? a : await browser.newContext({ viewport: { width: 1366, height: 768 }, storageState: st });
if (warm) await p0.close();
else await a.close();
const p = await c.newPage();
const d = await c.newCDPSession(p);
await d.send('Network.enable');
await d.send('Network.emulateNetworkConditions', SLOW_LINE);
await d.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const t = new Map<string, any>();
let t0 = 0;
d.on('Network.requestWillBeSent', (e: any) => {
  t0 ||= e.timestamp;
  t.set(e.requestId, { url: new URL(e.request.url).pathname + new URL(e.request.url).search, s: e.timestamp });
});
d.on('Network.responseReceived', (e: any) => {
  const r = t.get(e.requestId);
  if (r) {
    r.r = e.timestamp;
    r.cache = e.response.fromDiskCache;
  }
});
d.on('Network.loadingFinished', (e: any) => {
  const r = t.get(e.requestId);
  if (r) {
    r.e = e.timestamp;
    r.b = e.encodedDataLength;
  }
});
await p.addInitScript(() => {
  const w = window as any;
  w.lt = [];
  new PerformanceObserver((l) => {
    for (const e of l.getEntries()) w.lt.push([Math.round(e.startTime), Math.round(e.duration)]);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (!w.fig && /\d\.\d{3}\.\d{3}/.test(document.querySelector('main')?.textContent ?? '')) {
      w.fig = performance.now();
    }
    if (!w.shell && document.querySelector('.shell')) w.shell = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
await p.goto(s.url + '/', { waitUntil: 'commit' });
await p.waitForFunction(() => (window as any).fig, undefined, { timeout: 30000 });
await p.waitForTimeout(2000);
for (const r of t.values())
  console.log(
    Math.round((r.s - t0) * 1000),
    Math.round((r.r - t0) * 1000),
    Math.round((r.e - t0) * 1000),
    r.b,
    r.cache ? 'cache' : '',
    r.url.slice(0, 90),
  );
console.log(
  await p.evaluate(() => ({
    shell: (window as any).shell,
    fig: (window as any).fig,
    lt: JSON.stringify((window as any).lt),
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  })),
);
await browser.close();
await s.stop();
