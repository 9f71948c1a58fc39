import {
  adjustKindOptions,
  debtKindOptions,
  labelOf,
  scheduleStatusOptions,
  type DebtDocument,
  type PercentChange,
  type StatusLog,
  type TermChange,
} from '@so-the/api-client';
import { Icon, Link, Panel } from '@so-the/ui';
import { valueText, wrongLabels } from './settle/wrongPercents.ts';
import { formatDate, formatDateTime, formatMoney, joined } from '@so-the/ui/format';
import { termName, termValue } from './terms/termWords.ts';
import * as places from '../../kit/places/places.ts';

/** Props of {@link ContractHistory}. */
export interface ContractHistoryProps {
  log: readonly StatusLog[];
  /** Debt payments and adjustments that touch the order. */
  adjustments: readonly DebtDocument[];
  /** Percentages that were corrected. */
  corrections: readonly PercentChange[];
  /** Terms that were corrected. */
  terms: readonly TermChange[];
}

/** Who moved the order on, when and why; and what was paid or adjusted from the customer's debt. Newest first. */
export function ContractHistory({ log, adjustments, corrections, terms }: ContractHistoryProps) {
  return (
    <Panel title="Lịch sử">
      {log.length + adjustments.length + corrections.length + terms.length === 0 && <p>Chưa có thay đổi nào.</p>}
      <ul className="contract-history">
        {adjustments.map((document) => (
          <Adjustment key={`debt${document.DebtID}`} document={document} />
        ))}
        {terms.toReversed().map((change) => (
          <Term key={`term${change.TermChangeID}`} change={change} />
        ))}
        {corrections.toReversed().map((change) => (
          <Correction key={`percent${change.PercentChangeID}`} change={change} />
        ))}
        {log.toReversed().map((step) => (
          <li key={step.LogStatusID}>
            <strong>
              {labelOf(scheduleStatusOptions, step.OldStatus)} <Icon name="arrow-right" size={14} label="sang" />{' '}
              {labelOf(scheduleStatusOptions, step.Status)}
            </strong>
            <small>{joined(formatDateTime(step.At), step.UserName)}</small>
            {step.SettledDate && step.SettledDate !== step.At.slice(0, 10) && (
              <span>Quyết toán ngày {formatDate(step.SettledDate)}</span>
            )}
            {step.Note && <span>{step.Note}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Term({ change }: { change: TermChange }) {
  const { Reason, At, UserName } = change;
  return (
    <li>
      <strong>
        Sửa {termName(change)}: {termValue(change, 'Old')} <Icon name="arrow-right" size={14} label="thành" />{' '}
        {termValue(change, 'New')}
      </strong>
      <small>{joined(formatDateTime(At), UserName)}</small>
      <span>{Reason}</span>
    </li>
  );
}

function Correction({ change }: { change: PercentChange }) {
  const { Field, Old, New, Reason, At, UserName } = change;
  return (
    <li>
      <strong>
        Sửa {wrongLabels[Field].toLowerCase()}: {valueText(Field, Old)}{' '}
        <Icon name="arrow-right" size={14} label="thành" /> {valueText(Field, New)}
      </strong>
      <small>{joined(formatDateTime(At), UserName)}</small>
      <span>{Reason}</span>
    </li>
  );
}

function Adjustment({ document }: { document: DebtDocument }) {
  const { Kind, AdjustKind, Amount, At, CreatedByName, PartyID, Reason, CancelReason } = document;
  const name = AdjustKind === undefined ? labelOf(debtKindOptions, Kind) : labelOf(adjustKindOptions, AdjustKind);
  const what = `${name} ${formatMoney(Amount)}`;
  return (
    <li>
      <strong>
        <Link href={places.customerDebt(PartyID)}>{CancelReason ? <s>{what}</s> : what}</Link>
      </strong>
      <small>{joined(formatDateTime(At), CreatedByName)}</small>
      {Reason && <span>{Reason}</span>}
      {CancelReason && <span>Lý do hủy: {CancelReason}</span>}
    </li>
  );
}
