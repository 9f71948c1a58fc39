import type { Schemas } from '@so-the/api-client';
import { Button, Menu } from '@so-the/ui';
import { useDeleteNumberLotMutation } from '../../../api/posDebtApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import { menuLines } from '../../../kit/list/menuLines.ts';
import { DeleteRecord } from '../../../kit/record/DeleteRecord.tsx';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { AdjustLotDialog } from './AdjustLotDialog.tsx';
import { EditLotDialog } from './EditLotDialog.tsx';
import { lotTitle } from './lotBody.ts';
import { PayLotDialog } from './PayLotDialog.tsx';
import { ReopenLotDialog } from './ReopenLotDialog.tsx';
import { RoundLotDialog } from './RoundLotDialog.tsx';
import { SettleLotDialog } from './SettleLotDialog.tsx';

const CANCELLED = 5;

/** Props of {@link LotActions}. */
export interface LotActionsProps {
  lot: Schemas['NumberLot'];
  rights: Rights;
  onDeleted: () => void;
}

/** What this person may do about a lot as it stands. Which form is open stands in the address, so that a new login finds it again. */
export function LotActions({ lot, rights, onDeleted }: LotActionsProps) {
  const [pay, settle, edit, adjust] = [
    useOpenRecord('pay'),
    useOpenRecord('settle'),
    useOpenRecord('edit'),
    useOpenRecord('adjust'),
  ];
  const [round, reopen, remove] = [useOpenRecord('round'), useOpenRecord('reopen'), useOpenRecord('remove')];
  const may = deedsOf(lot, rights);
  const others = menuLines(
    may.round && { label: 'Đóng chênh lệch làm tròn', onSelect: round.add },
    may.adjust && { label: 'Điều chỉnh số còn lại', onSelect: adjust.add },
    may.edit && { label: 'Sửa', icon: 'edit', onSelect: edit.add },
    may.reopen && { label: 'Mở lại lô', onSelect: reopen.add },
    may.remove && { label: 'Xóa', icon: 'trash', danger: true, separated: true, onSelect: remove.add },
  );
  return (
    <div className="pos-drawer__actions">
      {others.length > 0 && <Menu label="Thao tác khác" align="end" items={others} />}
      {may.settle && <Button onClick={settle.add}>Kết toán lô</Button>}
      {may.pay && (
        <Button variant="primary" onClick={pay.add}>
          Nhận tiền về
        </Button>
      )}
      {pay.id !== null && rights.add && <PayLotDialog lot={lot} onClose={pay.close} />}
      {settle.id !== null && rights.edit && <SettleLotDialog lot={lot} onClose={settle.close} />}
      {edit.id !== null && may.edit && <EditLotDialog lot={lot} onClose={edit.close} />}
      {adjust.id !== null && rights.approve && <AdjustLotDialog lot={lot} onClose={adjust.close} />}
      {round.id !== null && rights.edit && <RoundLotDialog lot={lot} onClose={round.close} />}
      {reopen.id !== null && may.reopen && <ReopenLotDialog lot={lot} onClose={reopen.close} />}
      {remove.id !== null && may.remove && <RemoveLot lot={lot} onClose={remove.close} onDeleted={onDeleted} />}
    </div>
  );
}

function deedsOf(lot: Schemas['NumberLot'], { add, edit, approve, remove }: Rights) {
  const lives = lot.Status !== CANCELLED;
  const isSettled = lot.SettledAt !== undefined;
  return {
    pay: add && lives && lot.Remain > 0,
    settle: edit && lives && !isSettled && lot.BillCount > 0,
    edit: edit && lives,
    adjust: approve && edit && lives && lot.Remain !== 0,
    round: edit && lives && lot.CanCloseRounding,
    reopen: edit && lives && isSettled && lot.ReceivedAmount === 0 && lot.AdjustAmount === 0,
    remove: remove && lot.CanDelete,
  };
}

function RemoveLot({
  lot,
  onClose,
  onDeleted,
}: {
  lot: Schemas['NumberLot'];
  onClose: () => void;
  onDeleted: () => void;
}) {
  const [deleteLot] = useDeleteNumberLotMutation();
  const { numberLoID } = lot;
  return (
    <DeleteRecord
      noun="số lô"
      name={lotTitle(lot)}
      onDelete={async () => {
        await deleteLot({ numberLoID }).unwrap();
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
