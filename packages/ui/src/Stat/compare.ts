/** How a figure stands against the previous period. */
export interface Comparison {
  direction: 'up' | 'down' | 'same';
  /** "12,5 %", "0 %"; the direction says whether more or less. "mới" when there was nothing before, "lỗ giảm 82,7 %" of a loss. */
  text: string;
  /** The words say the direction themselves: a loss, which is no good news even where it is smaller. Absent otherwise. */
  isLoss?: true;
}

const SAME: Comparison = { direction: 'same', text: '0 %' };

/**
 * Compares two figures of the same kind. Tenths of a percent below 100 %, whole percents above; past 999 % only that.
 *
 * @param isEarned whether the figure is what was earned, so that below 0 it is a loss. Default false.
 */
export function compare(now: number, before: number, isEarned = false): Comparison {
  if (now === before) return SAME;
  const direction = now > before ? 'up' : 'down';
  if (isEarned && before < 0 && now >= 0) return { direction, text: 'hết lỗ' };
  if (isEarned && before >= 0 && now < 0) return { direction, text: 'chuyển lỗ', isLoss: true };
  if (before === 0) return { direction, text: 'mới' };
  const text = percentOf(Math.abs((now - before) / before) * 100);
  // Less than half a tenth is neither good news nor bad.
  if (text === SAME.text) return SAME;
  if (!isEarned || now >= 0) return { direction, text };
  return { direction, text: `lỗ ${direction === 'up' ? 'giảm' : 'tăng'} ${text}`, isLoss: true };
}

/**
 * The same in words alone, for a line of text: "↓ 46,1 %", "mới", "lỗ giảm 82,7 %".
 *
 * @param isEarned whether the figure is what was earned, so that below 0 it is a loss. Default false.
 */
export function changeWords(now: number, before: number, isEarned = false): string {
  const { direction, text } = compare(now, before, isEarned);
  const saysItself = direction === 'same' || !/^(?:\d|hơn)/.test(text);
  return saysItself ? text : `${direction === 'up' ? '↑' : '↓'} ${text}`;
}

function percentOf(size: number): string {
  if (size > 999) return 'hơn 999 %';
  const rounded = size >= 100 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${String(rounded).replace('.', ',')} %`;
}
