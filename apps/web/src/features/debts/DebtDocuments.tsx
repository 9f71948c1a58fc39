import { useState } from 'react';
import type { DebtDocument } from '@so-the/api-client';
import { Timeline } from '@so-the/ui';
import { useCancelPayDebtMutation } from '../../api/debtApi.ts';
import { CancelDialog } from '../../kit/document/CancelDialog.tsx';
import { DecideAdjustmentDialog } from './DecideAdjustmentDialog.tsx';
import type { PartyActionsProps } from './partyKinds.ts';
import { documentGroups, fundOf, type DebtDeed } from './documentGroups.tsx';

/** Props of {@link DebtDocuments}. */
export interface DebtDocumentsProps extends PartyActionsProps {
  documents: readonly DebtDocument[];
}

/** Orders, payments and adjustments of one party; what may be undone is undone with a reason and stays in sight, what waits for a second person is decided on. */
export function DebtDocuments({ kind, party, documents }: DebtDocumentsProps) {
  const [cancelPayDebt] = useCancelPayDebtMutation();
  const [asked, setAsked] = useState<{ document: DebtDocument; deed: DebtDeed }>();
  const close = () => setAsked(undefined);
  const doomed = asked?.deed === 'cancel' ? asked.document : undefined;
  return (
    <>
      <Timeline groups={documentGroups(kind, documents, (document, deed) => setAsked({ document, deed }))} />
      {doomed && (
        <CancelDialog
          draft={`cancelDebt/${doomed.DebtID ?? 0}`}
          noun={NOUNS[doomed.Kind]}
          facts={{
            party: party.Name,
            amount: Math.abs(doomed.Amount),
            fund: fundOf(doomed),
            debt: { before: party.debt, after: party.debt - changeOf(doomed) },
          }}
          send={(Reason, idempotencyKey) =>
            cancelPayDebt({ DebtID: doomed.DebtID ?? 0, Reason, idempotencyKey }).unwrap()
          }
          onClose={close}
        />
      )}
      {asked && asked.deed !== 'cancel' && (
        <DecideAdjustmentDialog party={party} document={asked.document} deed={asked.deed} onClose={close} />
      )}
    </>
  );
}

/** What a document changed the party's debt by, in đồng: an offset between orders of one partner leaves it as it was. */
function changeOf({ OffsetType, Amount }: DebtDocument): number {
  return OffsetType === OWN_ORDERS ? 0 : Amount;
}

const OWN_ORDERS = 2;
const NOUNS: Record<DebtDocument['Kind'], string> = {
  0: 'đơn',
  1: 'khoản thanh toán',
  2: 'khoản thanh toán bằng thẻ',
  3: 'điều chỉnh',
  4: 'số dư đầu',
  5: 'khoản thanh toán đối ứng',
  6: 'cấn trừ',
  7: 'đối chiếu',
};
