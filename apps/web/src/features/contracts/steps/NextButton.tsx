import type { Schedule } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { groupDigits } from '@so-the/ui/format';
import { statusStep } from '../../../kit/order/statusStep.ts';
import type { NextStep } from './nextStep.ts';

/** Props of {@link NextButton}. */
export interface NextButtonProps {
  order: Schedule;
  step: NextStep;
  /** Does the step. */
  onPress: () => void;
  /** Stands at the thumb, over the whole width. Default false. */
  wide?: boolean;
}

/** The one primary button of an order: its next sensible step. */
export function NextButton({ order, step, onPress, wide = false }: NextButtonProps) {
  return (
    <span className={wide ? 'contract-next contract-next--wide' : 'contract-next'} data-next>
      <Button variant="primary" size={wide ? 'large' : 'medium'} fullWidth={wide} onClick={onPress}>
        {nextLabel(order, step)}
      </Button>
    </span>
  );
}

const VERBS = { payCard: 'Nạp thẻ', swipe: 'Quẹt thẻ', topUp: 'Thu', sendMoney: 'Chuyển khách' } as const;

function nextLabel(order: Schedule, step: NextStep): string {
  if (step.kind === 'status') return statusStep(order, step.to).label;
  if (step.kind === 'line') return `${VERBS[step.name]} ${groupDigits(step.amount)}`;
  if (step.kind === 'collect') return `Hoàn thành và thu ${groupDigits(step.amount)}`;
  return step.kind === 'waiting' ? 'Xác nhận dòng chờ' : 'In biên nhận';
}
