import { useNavigate } from 'react-router-dom';
import type { Schemas } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import type { Rights } from '../../kit/access/rights.ts';
import { OpeningDialog } from '../../kit/opening/OpeningDialog.tsx';
import { useMayOpenBalance } from '../../kit/opening/openingParty.ts';
import * as places from '../../kit/places/places.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { AdjustPosDialog } from './AdjustPosDialog.tsx';

const POS = 4;

/** Adjust what a POS owes, enter what it began with, or go where its money is received. */
export function PosDebtActions({ pos, rights }: { pos: Schemas['PosDebt']; rights: Rights }) {
  const navigate = useNavigate();
  const adjust = useOpenRecord('adjust');
  const opening = useOpenRecord('opening');
  const mayOpen = useMayOpenBalance(POS);
  const { PosID, PosParentID = PosID, PosName: Name, TID: code, Closing: debt } = pos;
  return (
    <div className="pos-drawer__actions">
      {mayOpen && <Button onClick={opening.add}>Số dư đầu</Button>}
      {rights.approve && <Button onClick={adjust.add}>Điều chỉnh</Button>}
      {rights.add && (
        <Button variant="primary" onClick={() => void navigate(places.cashBacks({ open: PosParentID }))}>
          Nhận tiền về
        </Button>
      )}
      {adjust.id !== null && rights.approve && <AdjustPosDialog pos={pos} onClose={adjust.close} />}
      {opening.id !== null && mayOpen && (
        <OpeningDialog party={{ PartyType: POS, PartyID: PosID, Name, code, debt }} onClose={opening.close} />
      )}
    </div>
  );
}
