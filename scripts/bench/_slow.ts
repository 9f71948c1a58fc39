import { chromium } from 'playwright';
import { measureSlowLine } from '/work/wt-line/scripts/bench/slowLine.ts';
import { resolveChromium } from '/work/wt-line/scripts/chromium.ts';
const found = await resolveChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...(process.env as Record<string, string>), ...found.env },
});
const roots = process.argv.slice(2);
await measureSlowLine(
  browser,
  roots.map((root, at) => ({ name: roots.length > 1 ? root.split('/').pop() + ' ' : '', root, port: 4194 + at })),
  (what, figure) => console.log(what.padEnd(62), figure),
);
await browser.close();
