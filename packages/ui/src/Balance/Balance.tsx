import { formatMoney, groupDigits } from '../format/money.ts';
import { OVERDRAWN } from './overdrawn.ts';
import './Balance.css';

/** Props of {@link Balance}. */
export interface BalanceProps {
  /** What lies in a fund, in đồng. */
  amount: number;
  /** Writes "₫" behind it. Default true; false in tables whose heading says the unit. */
  unit?: boolean;
}

/** What lies in a cash box or bank account; red below 0, where nothing can lie. A debt is no balance: its sign says who owes. */
export function Balance({ amount, unit = true }: BalanceProps) {
  const text = unit ? formatMoney(amount) : groupDigits(amount);
  return amount < 0 ? <span className={OVERDRAWN}>{text}</span> : text;
}
