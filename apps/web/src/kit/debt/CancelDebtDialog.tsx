import type { DebtDocument } from '@so-the/api-client';
import { useCancelPayDebtMutation } from '../../api/debtApi.ts';
import { CancelDialog } from '../document/CancelDialog.tsx';
import { fundOf, type DocumentParty } from './madeDocument.tsx';

/** Props of {@link CancelDebtDialog}. */
export interface CancelDebtDialogProps {
  document: DebtDocument;
  party: DocumentParty;
  onClose: () => void;
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

/** Takes a payment, an adjustment or an offset back, with a reason; it stays in sight. */
export function CancelDebtDialog({ document, party, onClose }: CancelDebtDialogProps) {
  const [cancelPayDebt] = useCancelPayDebtMutation();
  const { DebtID = 0, Kind, Amount, DebtType, PartyID } = document;
  const shownIn = { DebtType, PartyID };
  return (
    <CancelDialog
      draft={`cancelDebt/${DebtID}`}
      noun={NOUNS[Kind]}
      facts={{
        party: party.Name,
        amount: Math.abs(Amount),
        fund: fundOf(document),
        debt: { before: party.debt, after: party.debt - changeOf(document) },
        second: { Write: 7, RefID: DebtID },
      }}
      send={(Reason, idempotencyKey) => cancelPayDebt({ DebtID, Reason, idempotencyKey, shownIn }).unwrap()}
      onClose={onClose}
    />
  );
}

/** What a document changed the party's debt by, in đồng: an offset between orders of one partner leaves it as it was. */
function changeOf({ OffsetType, Amount }: DebtDocument): number {
  return OffsetType === OWN_ORDERS ? 0 : Amount;
}
