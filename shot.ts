import { chromium } from '@playwright/test';
import { resolveChromium } from './scripts/chromium.ts';
import fs from 'node:fs';
const b = await resolveChromium();
const br = await chromium.launch({ executablePath: b.executablePath, args: b.args, env: { ...(process.env as any), ...b.env } });
for (const f of process.argv.slice(2)) {
  const p = await br.newPage({ viewport: { width: 1366, height: 768 } });
  await p.setContent(`<body style="margin:0"><img src="data:image/webp;base64,${fs.readFileSync(f).toString('base64')}"></body>`);
  await p.waitForTimeout(300);
  const box = await p.locator('img').boundingBox();
  await p.setViewportSize({ width: Math.ceil(box!.width), height: Math.min(3000, Math.ceil(box!.height)) });
  await p.screenshot({ path: '/tmp/shots/' + f.replace(/[^a-z0-9]+/gi, '_').slice(-90) + '.png' });
  await p.close();
}
await br.close();
