import type { ReactNode } from 'react';
import { Balance } from '../Balance/Balance.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import { formatMoney } from '../format/money.ts';
import { moneyInWords } from '../format/moneyInWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { PartProps } from '../Part/partProps.ts';
import './ConfirmMoney.css';

/** What a money call does to a sum. */
interface Effect {
  /** Sum before, in đồng. */
  before: number;
  /** Sum after, in đồng. */
  after: number;
}

/** What a money call does to one debt. Positive: the party owes the shop (domain §0). */
export interface DebtEffect extends Effect {
  /** Names the debt. Default "Công nợ". */
  label?: string;
}

/** Props of {@link ConfirmMoney}. */
export interface ConfirmMoneyProps extends Pick<
  ConfirmDialogProps,
  'open' | 'confirmLabel' | 'tone' | 'reason' | 'warnings' | 'onConfirm' | 'onClose' | 'children' | keyof PartProps
> {
  /** What is about to happen: "Thu tiền khách trả nợ". */
  title: string;
  /** Who pays or is paid. */
  party: string;
  /** Names the part of `party`, where it is no person. Default "Đối tượng". */
  partyLabel?: string;
  /** How much, in đồng. */
  amount: number;
  /** The cash box or account the money goes into or comes from. */
  fund: string;
  /** Names the fund's part: "Thu vào", "Chi từ". Default "Quỹ". */
  fundLabel?: string;
  /** What lies in the fund before and after, in đồng; absent where the person may not know. Below 0 is red. */
  balance?: Effect;
  /** Effect on the debt, where there is one. */
  debt?: DebtEffect;
}

/** Repeats who, how much, which fund and what becomes of the debt before money moves; sends once only. */
export function ConfirmMoney({
  title,
  party,
  partyLabel = 'Đối tượng',
  amount,
  fund,
  fundLabel = 'Quỹ',
  balance,
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
        <Fact label={partyLabel} value={party} />
        <Fact label={fundLabel} value={fund} />
        {balance && (
          <EffectFact
            label="Tồn quỹ"
            before={<Balance amount={balance.before} />}
            after={<Balance amount={balance.after} />}
          />
        )}
        {debt && (
          <EffectFact
            label={debt.label ?? 'Công nợ'}
            before={formatMoney(debt.before)}
            after={formatMoney(debt.after)}
          />
        )}
      </dl>
      {children}
    </ConfirmDialog>
  );
}

/** A sum before and after; neither is ever broken over two lines, where it would read as two. */
function EffectFact({ label, before, after }: { label: string; before: ReactNode; after: ReactNode }) {
  return (
    <div className="st-confirm-money__effect">
      <dt>{label}</dt>
      <dd>
        <span>{before}</span> <Icon name="arrow-right" size={14} label="thành" /> <span>{after}</span>
      </dd>
    </div>
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
