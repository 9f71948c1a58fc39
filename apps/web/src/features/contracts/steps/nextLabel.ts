import type { Schedule } from '@so-the/api-client';
import { groupDigits } from '@so-the/ui/format';
import { statusStep } from '../../../kit/order/statusStep.ts';
import type { NextStep } from './nextStep.ts';

const VERBS = { payCard: 'Nạp thẻ', swipe: 'Quẹt thẻ', topUp: 'Thu', sendMoney: 'Chuyển khách' } as const;

/** The verb of an order's next step, with the amount it moves: "Quẹt thẻ 28.000.000". */
export function nextLabel(order: Schedule, step: NextStep): string {
  if (step.kind === 'status') return statusStep(order, step.to).label;
  if (step.kind === 'line') return `${VERBS[step.name]} ${groupDigits(step.amount)}`;
  if (step.kind === 'collect') return `Hoàn thành và thu ${groupDigits(step.amount)}`;
  return step.kind === 'waiting' ? 'Xác nhận dòng chờ' : 'In biên nhận';
}
