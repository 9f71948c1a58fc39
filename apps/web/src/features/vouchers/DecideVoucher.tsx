import { anyVoucherKindOptions, labelOf, type Schemas } from '@so-the/api-client';
import { DecideButtons } from '../../kit/document/DecideButtons.tsx';
import { useSession } from '../../session/useSession.ts';

const WAITING = 0;
const VOUCHER = 3;

/** Approves or refuses a voucher that waits; who made it may take it back. */
export function DecideVoucher({ voucher }: { voucher: Schemas['Voucher'] }) {
  const { user } = useSession();
  if (voucher.Status !== WAITING) return null;
  const { paymentID, type, Code, Amount, PartyName, Fund, Description, CreatedBy, CreatedByName } = voucher;
  const waiting = {
    Kind: VOUCHER,
    RefID: paymentID,
    Voucher: voucher,
    ProposedByName: CreatedByName,
    Reason: Description,
    Amount,
    PartyName: PartyName || `Phiếu ${labelOf(anyVoucherKindOptions, type).toLowerCase()} ${Code}`,
    Fund,
  } as const;
  const mayRefuse = voucher.CanApprove || CreatedBy === user.UserID;
  return <DecideButtons waiting={waiting} canApprove={voucher.CanApprove} canRefuse={mayRefuse} />;
}
