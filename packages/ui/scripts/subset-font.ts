import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const source = path.dirname(createRequire(import.meta.url).resolve('@fontsource/be-vietnam-pro/package.json'));
const target = path.join(import.meta.dirname, '../src/theme/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…←↑→↓−';
const vietnamese = 'ĂăĐđĨĩŨũƠơƯư₫' + range(0x300, 0x323) + range(0x1ea0, 0x1ef9);

for (const weight of [400, 600]) {
  for (const [name, text] of Object.entries({ latin, vietnamese })) {
    const whole = await readFile(path.join(source, `files/be-vietnam-pro-${name}-${weight}-normal.woff2`));
    const subset = await subsetFont(whole, text, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'mark', 'tnum', 'ccmp'],
    });
    await writeFile(path.join(target, `be-vietnam-pro-${weight}-${name}.woff2`), subset);
    process.stdout.write(`${weight} ${name}: ${whole.length} → ${subset.length} bytes\n`);
  }
}
await copyFile(path.join(source, 'LICENSE'), path.join(target, 'LICENSE'));
