import { formatMoney, groupDigits } from '../format/money.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { OVERDRAWN } from './overdrawn.ts';
import './Balance.css';

/** Props of {@link Balance}. */
export interface BalanceProps extends PartProps {
  /** What lies in a fund, in đồng. */
  amount: number;
  /** Writes "₫" behind it. Default true; false in tables whose heading says the unit. */
  unit?: boolean;
}

/** What lies in a cash box or bank account; red below 0, where nothing can lie. A debt is no balance: its sign says who owes. */
export function Balance({ amount, unit = true, ...rest }: BalanceProps) {
  const text = unit ? formatMoney(amount) : groupDigits(amount);
  return (
    <span {...handedOn(rest)} className={amount < 0 ? OVERDRAWN : undefined}>
      {text}
    </span>
  );
}
