import { useState } from 'react';
import { debtKindOptions, debtStatusOptions, labelOf, type DebtDocument, type Schemas } from '@so-the/api-client';
import { Skeleton, Timeline, type MoneyLine } from '@so-the/ui';
import { useCancelPayDebtMutation, useGetDetailDebtQuery } from '../../api/debtApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';
import { CancelDialog } from '../../kit/document/CancelDialog.tsx';
import { DecideButtons } from '../../kit/document/DecideButtons.tsx';
import { statusMap } from '../../kit/list/statusMaps.ts';

const statuses = statusMap(debtStatusOptions, { 2: 'success', 5: 'warning' });
const IN_FORCE = 2;
const GONE: ReadonlySet<number> = new Set([4, 6]);
const ADJUSTMENT = 1;

/** What was adjusted of a POS without money: taken back with a reason, or decided on while it waits. */
export function PosAdjustments({ pos }: { pos: Schemas['PosDebt'] }) {
  const detail = useGetDetailDebtQuery({ posID: pos.PosID });
  const [cancelPayDebt] = useCancelPayDebtMutation();
  const [doomed, setDoomed] = useState<DebtDocument>();
  const { PosName, Closing } = pos;
  return (
    <Answer of={answerOf(detail)} noun="điều chỉnh" loading={<Skeleton lines={4} />}>
      {({ Data: { Documents } }) => (
        <>
          <Timeline
            groups={[
              {
                id: 'adjustments',
                title: 'Điều chỉnh và số dư đầu',
                lines: Documents.map((document) => lineOf(document, pos, setDoomed)),
              },
            ]}
          />
          {doomed && (
            <CancelDialog
              draft={`cancelDebt/${doomed.DebtID ?? 0}`}
              noun="điều chỉnh"
              facts={{
                party: PosName,
                amount: Math.abs(doomed.Amount),
                fund: 'Không qua quỹ',
                debt: { before: Closing, after: Closing - doomed.Amount },
              }}
              send={(Reason, idempotencyKey) =>
                cancelPayDebt({ DebtID: doomed.DebtID ?? 0, Reason, idempotencyKey }).unwrap()
              }
              onClose={() => setDoomed(undefined)}
            />
          )}
        </>
      )}
    </Answer>
  );
}

function lineOf(
  document: DebtDocument,
  pos: Schemas['PosDebt'],
  onCancel: (document: DebtDocument) => void,
): MoneyLine {
  const { DebtID = 0, Kind, At, Amount, Status, Reason = '', CreatedByName, ApprovedByName, CancelReason } = document;
  const { CanApprove = false, CanRefuse = false, CanCancel } = document;
  const waiting = {
    Kind: ADJUSTMENT,
    RefID: DebtID,
    DebtType: 4,
    PartyID: pos.PosID,
    PartyName: pos.PosName,
    Amount,
    Debt: pos.Closing,
    DebtAfter: pos.Closing + Amount,
    ProposedByName: CreatedByName,
    Reason,
  } as const;
  return {
    id: String(DebtID),
    at: At,
    amount: Amount,
    fund: labelOf(debtKindOptions, Kind),
    status: Status === IN_FORCE ? { label: 'Hiệu lực', tone: 'success' } : (statuses[Status] ?? noStatus),
    cancelled: GONE.has(Status),
    reason: CancelReason,
    detail: (
      <>
        {[Reason, CreatedByName, ApprovedByName && `Duyệt: ${ApprovedByName}`].filter(Boolean).join(' · ')}{' '}
        <DecideButtons waiting={waiting} canApprove={CanApprove} canRefuse={CanRefuse} size="small" />
      </>
    ),
    onCancel: CanCancel ? () => onCancel(document) : undefined,
  };
}

const noStatus = { label: '–', tone: 'neutral' } as const;
