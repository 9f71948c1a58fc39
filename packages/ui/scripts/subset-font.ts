import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { centreInWidth } from './tabularFigures.ts';

const source = path.dirname(fileURLToPath(import.meta.resolve('@fontsource/be-vietnam-pro/package.json')));
const target = path.join(import.meta.dirname, '../src/theme/fonts');

const FIGURES = '0123456789';
const LATIN = `${range(0x20, 0x2f)}${range(0x3a, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…←↑→↓−`;
const VIETNAMESE = `ĂăĐđĨĩŨũƠơƯư₫${range(0x300, 0x323)}${range(0x1ea0, 0x1ef9)}`;

/** Advance of every figure in thousandths of the type size; one for both weights, so that bold totals stay in column. */
const FIGURE_WIDTH = 672;

for (const weight of [400, 600]) {
  const latin = await readFile(path.join(source, `files/be-vietnam-pro-latin-${weight}-normal.woff2`));
  const vietnamese = await readFile(path.join(source, `files/be-vietnam-pro-vietnamese-${weight}-normal.woff2`));
  const letters = { noHinting: true, targetFormat: 'woff2', keepFeatures: ['kern', 'mark', 'ccmp'] } as const;
  await save(`${weight}-latin`, await subsetFont(latin, LATIN, letters));
  await save(`${weight}-vietnamese`, await subsetFont(vietnamese, VIETNAMESE, letters));
  const figures = await subsetFont(latin, FIGURES, { noHinting: true, targetFormat: 'truetype', keepFeatures: [] });
  const tabular = centreInWidth(figures, FIGURE_WIDTH);
  await save(`${weight}-figures`, await subsetFont(tabular, FIGURES, { targetFormat: 'woff2', keepFeatures: [] }));
}
await copyFile(path.join(source, 'LICENSE'), path.join(target, 'LICENSE'));

async function save(name: string, font: Buffer): Promise<void> {
  await writeFile(path.join(target, `be-vietnam-pro-${name}.woff2`), font);
  process.stdout.write(`${name}: ${font.length} bytes\n`);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
