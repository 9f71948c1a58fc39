import { Button } from '@so-the/ui';
import { useHas } from '../../../kit/access/useHas.ts';
import { useRights } from '../../../kit/access/useRights.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { DebtActions } from './DebtActions.tsx';
import type { PartyActionsProps } from '../partyKinds.ts';
import { OffsetDialog } from '../payment/OffsetDialog.tsx';
import { PayPartnerDialog } from '../../../kit/debt/PayPartnerDialog.tsx';

/** A partner pays or is paid, is paid its shares, or is offset with who owes the shop. */
export function PartnerActions({ kind, party: partner }: PartyActionsProps) {
  const collect = useOpenRecord('pay');
  const pay = useOpenRecord('payBack');
  const shares = useOpenRecord('payShares');
  const offset = useOpenRecord('offset');
  const rights = useRights(kind.path);
  const collects = rights.add && partner.collectable > 0;
  const pays = rights.add && partner.payable > 0;
  const has = useHas('addPartnerReciprocal');
  const hasShares = has && rights.add && partner.shares > 0;
  const offsets = has && rights.approve && partner.payable > 0;
  return (
    <DebtActions
      kind={kind}
      party={partner}
      deeds={[
        offsets && { label: 'Cấn trừ', icon: 'refresh', onSelect: offset.add },
        hasShares && { label: 'Trả phần đối ứng', icon: 'wallet', onSelect: shares.add },
      ]}
    >
      {pays && (
        <Button variant={collects ? 'secondary' : 'primary'} onClick={pay.add}>
          Trả đối tác
        </Button>
      )}
      {collects && (
        <Button variant="primary" onClick={collect.add}>
          Thu đối tác
        </Button>
      )}
      {offset.id !== null && offsets && <OffsetDialog partner={partner} onClose={offset.close} />}
      {shares.id !== null && hasShares && <PayPartnerDialog way="shares" partner={partner} onClose={shares.close} />}
      {pay.id !== null && pays && <PayPartnerDialog way="pay" partner={partner} onClose={pay.close} />}
      {collect.id !== null && collects && <PayPartnerDialog way="collect" partner={partner} onClose={collect.close} />}
    </DebtActions>
  );
}
