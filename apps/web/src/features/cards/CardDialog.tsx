import type { CardData } from '@so-the/api-client';
import { Button, Dialog, DialogBody, DialogFoot, Empty, ErrorState, Skeleton, Tabs } from '@so-the/ui';
import { maskCard } from '@so-the/ui/format';
import { useGetCardQuery } from '../../api/cardDataApi.ts';
import { useAddressChoice } from '../../kit/list/useAddressChoice.ts';
import { CardInfo } from './CardInfo.tsx';
import { CardPictures } from './CardPictures.tsx';
import { HoldLog } from './HoldLog.tsx';
import './CardDialog.css';

const tabs = [
  { id: 'info', label: 'Thông tin' },
  { id: 'holds', label: 'Giữ thẻ' },
  { id: 'files', label: 'Ảnh' },
] as const;

/** Props of {@link CardDialog}. */
export interface CardDialogProps {
  cardDataID: number;
  /** Absent, with the three actions, when the person may not change cards. */
  onEdit?: (cardDataID: number) => void;
  onHold: (card: CardData) => void;
  onPlan: (card: CardData) => void;
  onClose: () => void;
}

/** All that is known about one card: its facts, who handled it, its pictures. The open tab stands in the address. */
export function CardDialog({ cardDataID, onEdit, onHold, onPlan, onClose }: CardDialogProps) {
  const { currentData, isFetching } = useGetCardQuery({ ID: cardDataID });
  const [tab, setTab] = useAddressChoice('tab', tabs);
  const card = currentData?.Data;
  const counts = { info: undefined, holds: card?.HoldLogs.length, files: card?.Files.length };
  return (
    <Dialog
      title={card ? `${card.BankCode} ${maskCard(card.Last4)} · ${card.HolderName}` : 'Thẻ'}
      size="large"
      onClose={onClose}
    >
      <DialogBody>
        <div className="card-record">
          {card && (
            <Tabs
              label="Hồ sơ thẻ"
              tabs={tabs.map(({ id, label }) => ({ id, label, count: counts[id] }))}
              value={tab}
              onChange={setTab}
            >
              {tab === 'info' && <CardInfo card={card} />}
              {tab === 'holds' && card.HoldLogs.length > 0 && <HoldLog log={card.HoldLogs} />}
              {tab === 'holds' && card.HoldLogs.length === 0 && <NeverHeld />}
              {tab === 'files' && <CardPictures card={card} mayEdit={onEdit !== undefined} />}
            </Tabs>
          )}
          {!card && isFetching && <Skeleton lines={6} />}
          {!card && !isFetching && (
            <ErrorState title="Không tìm thấy thẻ" message="Thẻ đã bị xóa hoặc thuộc cửa hàng khác." />
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
        {card && onEdit && (
          <>
            <Button onClick={() => onPlan(card)}>Lên lịch làm</Button>
            <Button onClick={() => onHold(card)}>{card.cardInShop ? 'Trả thẻ' : 'Giữ thẻ'}</Button>
            <Button variant="primary" onClick={() => onEdit(cardDataID)}>
              Sửa
            </Button>
          </>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function NeverHeld() {
  return (
    <Empty kind="noData" title="Cửa hàng chưa giữ thẻ này lần nào">
      Bấm “Giữ thẻ” khi khách gửi thẻ lại.
    </Empty>
  );
}
