import type { ReactNode } from 'react';
import { Button } from '@so-the/ui';
import { useRights } from '../../../kit/access/useRights.ts';
import { OpeningDialog } from '../../../kit/opening/OpeningDialog.tsx';
import { useMayOpenBalance } from '../../../kit/opening/openingParty.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { AdjustDebtDialog } from '../payment/AdjustDebtDialog.tsx';
import { DebtStatement } from '../statement/DebtStatement.tsx';
import type { PartyActionsProps } from '../partyKinds.ts';

/** Props of {@link DebtActions}. */
export interface DebtActionsProps extends PartyActionsProps {
  /** What only this kind of party has: the ways it pays and is paid, the primary one last. */
  children: ReactNode;
}

/** What can be done about any party's debt: its statement, its opening balance, an adjustment. Which form is open stands in the address, so that a new login finds it again. */
export function DebtActions({ kind, party, children }: DebtActionsProps) {
  const statement = useOpenRecord('statement');
  const opening = useOpenRecord('opening');
  const adjust = useOpenRecord('adjust');
  const mayOpen = useMayOpenBalance(kind.type);
  const { approve: mayAdjust } = useRights(kind.path);
  const { PartyID, Name, Code: code, debt } = party;
  return (
    <div className="debt-drawer__actions">
      <Button onClick={statement.add}>Bảng kê</Button>
      {mayOpen && <Button onClick={opening.add}>Số dư đầu</Button>}
      {mayAdjust && <Button onClick={adjust.add}>Điều chỉnh</Button>}
      {children}
      {statement.id !== null && <DebtStatement kind={kind} party={party} onClose={statement.close} />}
      {opening.id !== null && mayOpen && (
        <OpeningDialog party={{ PartyType: kind.type, PartyID, Name, code, debt }} onClose={opening.close} />
      )}
      {adjust.id !== null && mayAdjust && <AdjustDebtDialog kind={kind} party={party} onClose={adjust.close} />}
    </div>
  );
}
