import type { Schedule } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { nextLabel } from './nextLabel.ts';
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
