import { changeOf, changeWords } from './cashGiven.ts';
import './CashGivenField.css';

/** Props of {@link CashChange}. */
export interface CashChangeProps {
  /** What the customer pays, in đồng. */
  amount: number;
  /** What the customer handed over, in đồng. */
  given: number;
}

/** What is given back of cash, large enough to be read across the counter. */
export function CashChange({ amount, given }: CashChangeProps) {
  return (
    <output className="cash-change" data-missing={changeOf(amount, given) < 0 || undefined}>
      {changeWords(amount, given)}
    </output>
  );
}
