/** How a figure stands against the previous period. */
export interface Comparison {
  direction: 'up' | 'down' | 'same';
  /** "+12,5%", "-3%", "0%"; "mới" when there was nothing before. */
  text: string;
}

const SAME: Comparison = { direction: 'same', text: '0%' };

/** Compares two figures of the same kind. Tenths of a percent below 100 %, whole percents above; past 999 % only that. */
export function compare(now: number, before: number): Comparison {
  if (now === before) return SAME;
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, text: 'mới' };
  const percent = ((now - before) / Math.abs(before)) * 100;
  const size = Math.abs(percent);
  const sign = percent > 0 ? '+' : '-';
  if (size > 999) return { direction, text: `${sign}999%+` };
  const rounded = size >= 100 ? Math.round(size) : Math.round(size * 10) / 10;
  // Less than half a tenth is neither good news nor bad.
  if (rounded === 0) return SAME;
  return { direction, text: `${sign}${String(rounded).replace('.', ',')}%` };
}
