import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import { formatMoney } from '../format/money.ts';
import { moneyInWords } from '../format/moneyInWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import './ConfirmMoney.css';

/** What a money call does to one debt. Positive: the party owes the shop (domain §0). */
export interface DebtEffect {
  /** Names the debt. Default "Công nợ". */
  label?: string;
  /** Balance before, in đồng. */
  before: number;
  /** Balance after, in đồng. */
  after: number;
}

/** Props of {@link ConfirmMoney}. */
export interface ConfirmMoneyProps extends Pick<
  ConfirmDialogProps,
  'open' | 'confirmLabel' | 'tone' | 'reason' | 'onConfirm' | 'onClose' | 'children'
> {
  /** What is about to happen: "Thu tiền khách trả nợ". */
  title: string;
  /** Who pays or is paid. */
  party: string;
  /** How much, in đồng. */
  amount: number;
  /** The cash box or account the money goes into or comes from. */
  fund: string;
  /** Names the fund's part: "Thu vào", "Chi từ". Default "Quỹ". */
  fundLabel?: string;
  /** Effect on the debt, where there is one. */
  debt?: DebtEffect;
}

/** Repeats who, how much, which fund and what becomes of the debt before money moves; sends once only. */
export function ConfirmMoney({
  title,
  party,
  amount,
  fund,
  fundLabel = 'Quỹ',
  debt,
  children,
  ...rest
}: ConfirmMoneyProps) {
  return (
    <ConfirmDialog {...rest} title={title}>
      <dl className="st-confirm-money">
        <div className="st-confirm-money__amount">
          <dt>Số tiền</dt>
          <dd>
            <strong>{formatMoney(amount)}</strong>
            <span>{moneyInWords(amount)}</span>
          </dd>
        </div>
        <Fact label="Đối tượng" value={party} />
        <Fact label={fundLabel} value={fund} />
        {debt && (
          <Fact
            label={debt.label ?? 'Công nợ'}
            value={
              <>
                {formatMoney(debt.before)} <Icon name="arrow-right" size={14} label="thành" /> {formatMoney(debt.after)}
              </>
            }
          />
        )}
      </dl>
      {children}
    </ConfirmDialog>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
