import { debtKindOptions, labelOf, scheduleStatusOptions, type DebtDocument, type StatusLog } from '@so-the/api-client';
import { Icon, Link, Panel } from '@so-the/ui';
import { formatDateTime, formatMoney } from '@so-the/ui/format';
import * as places from '../../kit/places/places.ts';

/** Props of {@link ContractHistory}. */
export interface ContractHistoryProps {
  log: readonly StatusLog[];
  /** Debt payments and adjustments that touch the order. */
  adjustments: readonly DebtDocument[];
}

/** Who moved the order on, when and why; and what was paid or adjusted from the customer's debt. Newest first. */
export function ContractHistory({ log, adjustments }: ContractHistoryProps) {
  return (
    <Panel title="Lịch sử">
      {log.length + adjustments.length === 0 && <p>Chưa có thay đổi nào.</p>}
      <ul className="contract-history">
        {adjustments.map((document) => (
          <Adjustment key={`debt${document.DebtID}`} document={document} />
        ))}
        {log.toReversed().map((step) => (
          <li key={step.LogStatusID}>
            <strong>
              {labelOf(scheduleStatusOptions, step.OldStatus)} <Icon name="arrow-right" size={14} label="sang" />{' '}
              {labelOf(scheduleStatusOptions, step.Status)}
            </strong>
            <small>
              {formatDateTime(step.At)} · {step.UserName}
            </small>
            {step.Note && <span>{step.Note}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Adjustment({ document }: { document: DebtDocument }) {
  const { Kind, Amount, At, CreatedByName, PartyID, Reason, CancelReason } = document;
  const what = `${labelOf(debtKindOptions, Kind)} ${formatMoney(Amount)}`;
  return (
    <li>
      <strong>
        <Link href={places.customerDebt(PartyID)}>{CancelReason ? <s>{what}</s> : what}</Link>
      </strong>
      <small>
        {formatDateTime(At)} · {CreatedByName}
      </small>
      {Reason && <span>{Reason}</span>}
      {CancelReason && <span>Lý do hủy: {CancelReason}</span>}
    </li>
  );
}
