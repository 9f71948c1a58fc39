import type { Schemas } from '@so-the/api-client';
import { Button, Menu } from '@so-the/ui';
import type { Rights } from '../../../kit/access/rights.ts';
import { menuLines } from '../../../kit/list/menuLines.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { AdjustCashBackDialog } from './AdjustCashBackDialog.tsx';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { GiveBackDialog } from './GiveBackDialog.tsx';
import { PayCashBackDialog } from './PayCashBackDialog.tsx';

/** Receive money, announce it, give back what was paid ahead, adjust. Which form is open stands in the address, so that a new login finds it again. */
export function CashBackActions({ parent, rights }: { parent: Schemas['PosCashBack']; rights: Rights }) {
  const [pay, announce] = [useOpenRecord('pay'), useOpenRecord('announce')];
  const [giveBack, adjust] = [useOpenRecord('giveBack'), useOpenRecord('adjust')];
  const mayGiveBack = rights.add && parent.Surplus > 0;
  const mayAdjust = rights.add && rights.approve;
  const others = menuLines(
    mayGiveBack && { label: 'Trả lại ứng dư', onSelect: giveBack.add },
    mayAdjust && { label: 'Điều chỉnh', onSelect: adjust.add },
  );
  return (
    <div className="pos-drawer__actions">
      {others.length > 0 && <Menu label="Thao tác khác" align="end" items={others} />}
      {rights.add && <Button onClick={announce.add}>Báo tiền về</Button>}
      {rights.add && (
        <Button variant="primary" onClick={pay.add}>
          Nhận tiền về
        </Button>
      )}
      {pay.id !== null && rights.add && <PayCashBackDialog parent={parent} onClose={pay.close} />}
      {announce.id !== null && rights.add && <AnnounceDialog parent={parent} onClose={announce.close} />}
      {giveBack.id !== null && rights.add && <GiveBackDialog parent={parent} onClose={giveBack.close} />}
      {adjust.id !== null && mayAdjust && <AdjustCashBackDialog parent={parent} onClose={adjust.close} />}
    </div>
  );
}
