import { MoneyDialog } from '../../../../kit/document/MoneyDialog.tsx';
import { SwipeFields } from '../../../../kit/swipe/SwipeFields.tsx';
import { useSwipeLine, type BookedSwipe } from './useSwipeLine.ts';

/** Props of {@link SwipeDialog}. */
export interface SwipeDialogProps extends BookedSwipe {
  onClose: () => void;
}

/** Confirms a waiting swipe of an order. */
export function SwipeDialog({ onClose, ...line }: SwipeDialogProps) {
  const { form, onRules } = useSwipeLine(line);
  return (
    <MoneyDialog {...form} onClose={onClose}>
      <SwipeFields cardDataId={line.order.CardDataID} onRules={onRules} />
    </MoneyDialog>
  );
}
