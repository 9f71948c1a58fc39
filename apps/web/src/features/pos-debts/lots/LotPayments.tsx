import { useState } from 'react';
import { labelOf, lotPayKindOptions, type Schemas } from '@so-the/api-client';
import { Skeleton, Timeline, type MoneyLine } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { useCancelLotPaymentMutation, useListLotPaymentsQuery } from '../../../api/posDebtApi.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { CancelDialog } from '../../../kit/document/CancelDialog.tsx';
import { paymentStatus, statusOf } from '../../../kit/list/statusMaps.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import * as places from '../../../kit/places/places.ts';
import { useRefreshed } from '../useRefreshed.ts';
import { lotTitle } from './lotBody.ts';

type LotPayment = Schemas['LotPayment'];

const CASH = 1;
const IN_FORCE = 1;
const MONEY = 1;

/** What lowered what is left of a lot: its own payments, parts of cash backs, roundings and adjustments; cancelled ones stay, struck through. */
export function LotPayments({ lot }: { lot: Schemas['NumberLot'] }) {
  const { numberLoID, PosID, PosParentID = PosID, Remain } = lot;
  const payments = useListLotPaymentsQuery({ numberLoID });
  const [cancelPayment] = useCancelLotPaymentMutation();
  const refreshed = useRefreshed();
  const [doomed, setDoomed] = useState<LotPayment>();
  return (
    <Answer of={answerOf(payments)} noun="tiền về của lô" loading={<Skeleton lines={4} />}>
      {({ Data }) => (
        <>
          <Timeline
            groups={[
              {
                id: 'payments',
                title: 'Tiền về của lô',
                lines: Data.map((payment) => lineOf(payment, PosParentID, setDoomed)),
              },
            ]}
          />
          {doomed && (
            <CancelDialog
              draft={`cancelLotPayment/${doomed.payNumberLoID}`}
              noun="lần nhận tiền"
              facts={{
                party: lotTitle(lot),
                amount: doomed.Amount,
                fund: fundOf(doomed),
                fundLabel: doomed.Kind === MONEY ? 'Trả lại từ' : 'Quỹ',
                debt: { label: 'Còn lại của lô', before: Remain, after: Remain + doomed.Amount },
                second: { Write: 8, RefID: doomed.payNumberLoID },
              }}
              send={(Reason, idempotencyKey) => {
                const { payNumberLoID, NumberLoID: numberLoID } = doomed;
                const shownIn = { numberLoID };
                return refreshed(cancelPayment({ payNumberLoID, Reason, idempotencyKey, shownIn }).unwrap());
              }}
              onClose={() => setDoomed(undefined)}
            />
          )}
        </>
      )}
    </Answer>
  );
}

function lineOf(payment: LotPayment, parentId: number, onCancel: (payment: LotPayment) => void): MoneyLine {
  const { payNumberLoID, PaidAt, Amount, Kind, Status, CanCancel, CashBackPaymentID, CancelReason } = payment;
  const { RefNo, Reason, Note, CreatedByName } = payment;
  return {
    id: String(payNumberLoID),
    at: PaidAt,
    amount: Amount,
    fund: Kind === MONEY ? fundOf(payment) : labelOf(lotPayKindOptions, Kind),
    status: statusOf(paymentStatus, Status),
    cancelled: Status !== IN_FORCE,
    reason: CancelReason,
    detail: (
      <>
        {joined(RefNo, Reason, Note, CreatedByName)}{' '}
        {CashBackPaymentID !== undefined && (
          <StepLink href={places.cashBacks({ open: parentId })}>Thuộc lần tiền về của POS mẹ</StepLink>
        )}
      </>
    ),
    onCancel: CanCancel ? () => onCancel(payment) : undefined,
  };
}

function fundOf({ Method, BankCardName }: LotPayment): string {
  if (Method === undefined) return 'Không qua quỹ';
  return Method === CASH ? 'Tiền mặt' : (BankCardName ?? 'Chuyển khoản');
}
