/**
 * `npm run parts`: what every public part of the UI package weighs after brotli, beside its budget. The budgets are judged
 * by `npm test`.
 */
import { budgetOf, CHARTS, CSS_BUDGET } from './parts/budgets.ts';
import { measureParts } from './parts/partSizes.ts';

const { parts, css, together } = await measureParts();
for (const { part, bytes } of parts) line(part, bytes, budgetOf(part));
line('All charts together', together(CHARTS.parts), CHARTS.budget);
line('Style sheets of all parts', css, CSS_BUDGET);

function line(name: string, bytes: number, budget: number): void {
  const over = bytes > budget * 1000 ? '  over its budget' : '';
  console.log(`${name.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${String(budget).padStart(4)}${over}`);
}
