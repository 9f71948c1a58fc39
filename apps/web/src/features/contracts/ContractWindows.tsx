import type { Schedule, ScheduleStatus } from '@so-the/api-client';
import { useRights } from '../../kit/access/useRights.ts';
import { StatusDialog } from '../../kit/order/StatusDialog.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import type { OpenRecord } from '../../kit/record/useOpenRecord.ts';
import { CorrectPercentDialog } from './settle/CorrectPercentDialog.tsx';
import { DiscountDialog } from './settle/DiscountDialog.tsx';
import { CorrectTermsDialog } from './terms/CorrectTermsDialog.tsx';
import { OrderContract } from './print/OrderContract.tsx';
import { OrderReceipt } from './print/OrderReceipt.tsx';
import type { NextStep } from './steps/nextStep.ts';
import { SettleAndCollectDialog } from './settle/SettleAndCollectDialog.tsx';

/** The window in which a step is taken; undefined for one that is taken at the lines of the order's money. */
export function stepWindow(step: NextStep | undefined): ContractWindow | undefined {
  if (step?.kind === 'status') return { to: step.to };
  return step?.kind === 'collect' || step?.kind === 'receipt' ? step.kind : undefined;
}

/** What stands open over an order: a paper, a correction, settling with collecting, or a step of its status. */
export type ContractWindow = 'correction' | 'terms' | 'contract' | 'receipt' | 'collect' | { to: ScheduleStatus };

/** Props of {@link ContractWindows}. */
export interface ContractWindowsProps {
  order: Schedule;
  open: ContractWindow | undefined;
  /** The discount, whose form the address names. Default: none is offered. */
  discount?: OpenRecord;
  /** Called when a step may have been taken: the order is about to be read anew. */
  moved?: () => void;
  onClose: () => void;
}

/** The windows that the head of an order opens, and its row in a list. */
export function ContractWindows({ order, open, discount, moved, onClose }: ContractWindowsProps) {
  const { approve } = useRights(PATHS.orders);
  const closeStep = () => {
    moved?.();
    onClose();
  };
  return (
    <>
      {discount && discount.id !== null && approve && order.CustomerDebt > 0 && (
        <DiscountDialog order={order} onClose={discount.close} />
      )}
      {typeof open === 'object' && <StatusDialog order={order} to={open.to} onClose={closeStep} />}
      {open === 'collect' && <SettleAndCollectDialog order={order} onClose={closeStep} />}
      {open === 'correction' && <CorrectPercentDialog order={order} onClose={onClose} />}
      {open === 'terms' && <CorrectTermsDialog order={order} onClose={onClose} />}
      {open === 'contract' && <OrderContract order={order} onClose={onClose} />}
      {open === 'receipt' && <OrderReceipt order={order} onClose={onClose} />}
    </>
  );
}
