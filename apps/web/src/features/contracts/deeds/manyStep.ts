import type { Schedule } from '@so-the/api-client';
import type { ManyStep } from '../../../kit/order/StepManyDialog.tsx';
import { nextLabel } from '../steps/nextLabel.ts';
import { nextStep, type Plans } from '../steps/nextStep.ts';

/** The status an order takes next among many: what moves money first is told, and done at the order. */
export function manyStep(order: Schedule, plans: Plans): ManyStep {
  const step = nextStep(order, plans);
  if (step?.kind === 'status') return { to: step.to };
  if (step === undefined || step.kind === 'receipt') return { why: 'Đơn không còn bước nào' };
  return { why: `Còn việc trước đó: ${nextLabel(order, step)}` };
}
