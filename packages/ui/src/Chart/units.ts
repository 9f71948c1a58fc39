import { formatMoney, groupDigits } from '../format/money.ts';
import { formatPercent } from '../format/percent.ts';
import type { ChartUnit } from './chartProps.ts';
import { shortMoney } from './scale.ts';

/** A figure in full, as the table, the tip and the voice give it. */
export function figureText(value: number, kind: ChartUnit): string {
  if (kind === 'percent') return formatPercent(Math.round(value));
  return kind === 'money' ? formatMoney(value) : groupDigits(value);
}

/** A mark of a scale, as short as it can be. */
export function tickText(value: number, kind: ChartUnit): string {
  return kind === 'money' ? shortMoney(value) : figureText(value, kind);
}
