import { Notice } from '@so-the/ui';
import type { SwipeRules } from './useSwipeRules.ts';

const TONES = { 1: 'warning', 2: 'warning', 3: 'error', 4: 'error' } as const;

/** The rules a swipe breaks, in the server's words. Nothing else is said: no other amount, split or POS. */
export function SwipeRuleNotices({ rules }: { rules: SwipeRules }) {
  if (rules.failed) {
    return <Notice tone="warning">Chưa kiểm tra được quy tắc quẹt; máy chủ sẽ kiểm tra khi ghi.</Notice>;
  }
  return rules.warnings.map(({ Code, Level, Message }) => (
    <Notice key={Code} tone={TONES[Level]}>
      {Message}
    </Notice>
  ));
}
