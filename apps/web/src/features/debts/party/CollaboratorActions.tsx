import { Button } from '@so-the/ui';
import { useRights } from '../../../kit/access/useRights.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { DebtActions } from './DebtActions.tsx';
import type { PartyActionsProps } from '../partyKinds.ts';
import { PayCommissionDialog } from '../payment/PayCommissionDialog.tsx';

/** A collaborator is paid the commission that orders brought, by a voucher of the shop. */
export function CollaboratorActions({ kind, party }: PartyActionsProps) {
  const pay = useOpenRecord('pay');
  const { add } = useRights(PATHS.vouchers);
  const pays = add && party.payable > 0;
  return (
    <DebtActions kind={kind} party={party}>
      {pays && (
        <Button variant="primary" onClick={pay.add}>
          Chi hoa hồng
        </Button>
      )}
      {pay.id !== null && pays && <PayCommissionDialog collaborator={party} onClose={pay.close} />}
    </DebtActions>
  );
}
