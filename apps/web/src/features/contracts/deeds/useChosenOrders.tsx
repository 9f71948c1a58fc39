import { useState, type ReactNode } from 'react';
import type { Schedule } from '@so-the/api-client';
import { useRights } from '../../../kit/access/useRights.ts';
import type { ChosenDeed } from '../../../kit/list/chosen/ChosenRowsButton.tsx';
import { StepManyDialog, type StepManyDialogProps } from '../../../kit/order/StepManyDialog.tsx';
import { PATHS } from '../../../kit/places/paths.ts';
import { useLinePlans } from '../lines/useLineCalls.ts';
import { ChosenPapers, type ChosenPapersProps } from '../print/ChosenPapers.tsx';
import { manyStep } from './manyStep.ts';

/** Sheets that are printed in one go at most, and orders that take a step in one go. */
const paper = { noun: 'đơn', most: 200 };
const steps = { noun: 'đơn', most: 50 };

/** What is done with chosen orders. */
type Chosen = Omit<ChosenPapersProps, 'onClose'> | ({ kind: 'step' } & Pick<StepManyDialogProps, 'orders' | 'onLeft'>);

/** What chosen orders are offered, for who may do it: their next step, their papers; and the window that stands open. */
export function useChosenOrders(): { deeds: ChosenDeed<Schedule>[]; window: ReactNode } {
  const [chosen, setChosen] = useState<Chosen>();
  const { edit } = useRights(PATHS.appointments, PATHS.orders);
  const { print } = useRights(PATHS.orders);
  const plans = useLinePlans();
  const close = () => setChosen(undefined);
  const step: ChosenDeed<Schedule> = {
    ...steps,
    label: 'Chuyển bước',
    run: (orders, onLeft) => setChosen({ kind: 'step', orders, onLeft }),
  };
  const papers: ChosenDeed<Schedule>[] = [
    { ...paper, label: 'In hợp đồng', run: (orders) => setChosen({ kind: 'contract', orders }) },
    { ...paper, label: 'In biên nhận', run: (orders) => setChosen({ kind: 'receipt', orders }) },
  ];
  const isStep = chosen?.kind === 'step';
  const window = isStep ? (
    <StepManyDialog {...chosen} stepOf={(order) => manyStep(order, plans)} onClose={close} />
  ) : (
    chosen && <ChosenPapers {...chosen} onClose={close} />
  );
  return { deeds: [...(edit ? [step] : []), ...(print ? papers : [])], window };
}
