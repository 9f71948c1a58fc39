import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { MoneyLineFields } from './MoneyLineFields.tsx';
import { useMoneyLine, type BookedLine } from './useMoneyLine.ts';

/** Props of {@link MoneyLineDialog}. */
export interface MoneyLineDialogProps extends BookedLine {
  onClose: () => void;
}

/** Confirms a waiting line of an order's money. */
export function MoneyLineDialog({ onClose, ...line }: MoneyLineDialogProps) {
  const form = useMoneyLine(line);
  return (
    <MoneyDialog {...form} onClose={onClose}>
      <MoneyLineFields order={line.order} name={line.name} isWaiting />
    </MoneyDialog>
  );
}
