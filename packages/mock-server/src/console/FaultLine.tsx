import { Button } from '@so-the/ui';
import type { ShownFault } from '../faults/faultRule.ts';
import { countOf, sentenceOf, whereOf } from './faultText.ts';

/** Props of {@link FaultLine}. */
export interface FaultLineProps {
  rule: ShownFault;
  /** Called when the rule shall be taken away. */
  onDrop: () => void;
}

/** One fault: which calls, what happens to them, how far it is. */
export function FaultLine({ rule, onDrop }: FaultLineProps) {
  const where = whereOf(rule);
  return (
    <li className="rule" data-over={rule.left === 0 || undefined}>
      <div>
        <code>{where}</code>
        <p>{sentenceOf(rule)}</p>
        <p>{countOf(rule)}</p>
      </div>
      <Button size="small" onClick={onDrop} aria-label={`Bỏ lỗi thử của ${where}`}>
        Bỏ
      </Button>
    </li>
  );
}
