/**
 * `npm run parts`: what every public part of the UI package weighs after brotli, beside its budget, and what of PrimeReact
 * it stands on; then what PrimeReact itself costs, and the lines of ours before and since. The budgets are judged by `npm test`.
 */
import { budgetOf, CHARTS, CSS_BUDGET, ICONS_BUDGET } from './parts/budgets.ts';
import { countOwnLines } from './parts/ownLines.ts';
import { measureParts } from './parts/partSizes.ts';
import { measurePrime } from './parts/primeSizes.ts';

const { parts, css, icons, together } = await measureParts();
for (const { part, bytes, prime } of parts) line(part, bytes, budgetOf(part), prime);
line('All charts together', together(CHARTS.parts), CHARTS.budget, []);
line('Style sheets of all parts', css, CSS_BUDGET, []);
line('Drawings of PrimeIcons', icons, ICONS_BUDGET, []);

const standing = parts.filter(({ prime }) => prime.length > 0);
const modules = [...new Set(standing.flatMap(({ prime }) => prime))].toSorted();
const { core, added } = await measurePrime(modules);
console.log(
  `\n${standing.length} of ${parts.length} parts stand on PrimeReact, or on a part that does; its modules, after brotli:`,
);
console.log(`  ${'core, shared by all'.padEnd(26)} ${kilobytes(core)}`);
for (const [name, bytes] of added) console.log(`  ${name.padEnd(26)} ${kilobytes(bytes)} besides`);

const { carried, all } = countOwnLines();
console.log('\nOwn lines of the parts that were ours before, style sheets too:');
for (const { part, before, now } of carried) console.log(`  ${part.padEnd(26)} ${String(before).padStart(6)} → ${now}`);
const sum = (key: 'before' | 'now') => carried.reduce((total, lines) => total + lines[key], 0);
console.log(
  `  ${'together'.padEnd(26)} ${String(sum('before')).padStart(6)} → ${sum('now')}, of ${all} in the package`,
);

function line(name: string, bytes: number, budget: number, prime: readonly string[]): void {
  const over = bytes > budget * 1000 ? '  over its budget' : '';
  const stands = prime.length > 0 ? `  PrimeReact: ${prime.join(', ')}` : '';
  console.log(`${name.padEnd(28)} ${kilobytes(bytes)} of ${String(budget).padStart(4)}${over}${stands}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
