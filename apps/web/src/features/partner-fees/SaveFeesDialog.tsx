import type { ApiFailure, Schemas } from '@so-the/api-client';
import { ConfirmDialog, Icon, toast, type MatrixAxis } from '@so-the/ui';
import { formatPercent } from '@so-the/ui/format';
import { useDeletePartnerFeeMutation, useSavePartnerFeeMutation } from '../../api/partnerApi.ts';
import { useSendOnce } from '../../kit/form/sending/useSendOnce.ts';
import { feeColumns, feeCommands, type FeeEdits } from './feeMatrix.ts';

/** Props of {@link SaveFeesDialog}. */
export interface SaveFeesDialogProps {
  partnerID: number;
  partnerName: string;
  rows: readonly MatrixAxis[];
  saved: ReadonlyMap<string, Schemas['PartnerFee']>;
  /** The changed cells. */
  edits: FeeEdits;
  onSaved: () => void;
  /** Something was refused; `isStale` when somebody else changed a rate meanwhile. */
  onFailed: (isStale: boolean) => void;
  onClose: () => void;
}

/** Names every cell that changes, then keeps the rates in one call and deletes those of emptied cells. */
export function SaveFeesDialog(props: SaveFeesDialogProps) {
  const { partnerID, partnerName, rows, saved, edits, onSaved, onFailed, onClose } = props;
  const [saveFees] = useSavePartnerFeeMutation();
  const [deleteFee] = useDeletePartnerFeeMutation();
  const sendOnce = useSendOnce();
  const { keep, remove } = feeCommands(partnerID, edits, saved);
  const confirm = async () => {
    try {
      if (keep.length > 0) {
        await sendOnce({ Fees: keep }, (body, idempotencyKey) => saveFees({ body, idempotencyKey }).unwrap());
      }
      for (const ConfigPartnerFeeShopID of remove) await deleteFee({ ConfigPartnerFeeShopID }).unwrap();
    } catch (caught) {
      onFailed((caught as ApiFailure).code === 'Stale');
      throw caught;
    }
    toast.success(`Lưu bảng phí của ${partnerName} thành công`);
    onSaved();
  };
  return (
    <ConfirmDialog
      title="Lưu bảng phí"
      confirmLabel="Lưu"
      tone={remove.length > 0 ? 'danger' : 'primary'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {partnerName}: {countText(keep.length, remove.length)}. Áp dụng cho lượt quẹt từ bây giờ.
      </p>
      <ul className="partner-fees__changes">
        {Object.entries(edits).map(([place, value]) => (
          <li key={place}>
            {placeName(place, rows)}: {percentText(saved.get(place)?.FeePercent)}{' '}
            <Icon name="arrow-right" size={14} label="thành" />{' '}
            <strong>{value === null ? 'xóa dòng phí' : formatPercent(value)}</strong>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function countText(kept: number, removed: number): string {
  const parts = [kept > 0 && `${kept} mức phí được lưu`, removed > 0 && `${removed} dòng phí bị xóa`];
  return parts.filter(Boolean).join(', ');
}

function percentText(value: number | undefined): string {
  return value === undefined ? 'chưa có' : formatPercent(value);
}

function placeName(place: string, rows: readonly MatrixAxis[]): string {
  const [row, column] = place.split('/');
  return `${labelIn(rows, row)}, ${labelIn(feeColumns, column)}`;
}

function labelIn(axis: readonly MatrixAxis[], id?: string): string {
  return axis.find((one) => one.id === id)?.label ?? '';
}
