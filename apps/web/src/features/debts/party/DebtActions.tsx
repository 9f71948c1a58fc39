import type { ReactNode } from 'react';
import { Menu, type MenuItem } from '@so-the/ui';
import { useRights } from '../../../kit/access/useRights.ts';
import { menuLines } from '../../../kit/list/menuLines.ts';
import { OpeningDialog } from '../../../kit/opening/OpeningDialog.tsx';
import { useMayOpenBalance } from '../../../kit/opening/openingParty.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { AdjustDebtDialog } from '../payment/AdjustDebtDialog.tsx';
import { DebtStatement } from '../statement/DebtStatement.tsx';
import type { PartyActionsProps } from '../partyKinds.ts';

/** Props of {@link DebtActions}. */
export interface DebtActionsProps extends PartyActionsProps {
  /** What only this kind of party has besides paying and being paid. */
  deeds?: readonly (MenuItem | false)[];
  /** The ways it pays and is paid, the primary one last, with their forms. */
  children: ReactNode;
}

/** What can be done about a party's debt: paying stands in the row, all else in its menu. Which form is open stands in the address, so that a new login finds it again. */
export function DebtActions({ kind, party, deeds, children }: DebtActionsProps) {
  const statement = useOpenRecord('statement');
  const opening = useOpenRecord('opening');
  const adjust = useOpenRecord('adjust');
  const mayOpen = useMayOpenBalance(kind.type);
  const { approve: mayAdjust } = useRights(kind.path);
  const { PartyID, Name, Code: code, debt } = party;
  return (
    <div className="debt-drawer__actions">
      <Menu
        label="Việc khác"
        align="end"
        items={menuLines(
          ...(deeds ?? []),
          { label: 'Bảng kê', icon: 'print', onSelect: statement.add },
          mayAdjust && { label: 'Điều chỉnh', icon: 'edit', onSelect: adjust.add },
          mayOpen && { label: 'Số dư đầu', icon: 'book', onSelect: opening.add },
        )}
      />
      {children}
      {statement.id !== null && <DebtStatement kind={kind} party={party} onClose={statement.close} />}
      {opening.id !== null && mayOpen && (
        <OpeningDialog party={{ PartyType: kind.type, PartyID, Name, code, debt }} onClose={opening.close} />
      )}
      {adjust.id !== null && mayAdjust && <AdjustDebtDialog kind={kind} party={party} onClose={adjust.close} />}
    </div>
  );
}
