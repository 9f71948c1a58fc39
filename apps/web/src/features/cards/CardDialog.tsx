import type { CardData, Data } from '@so-the/api-client';
import { Button, Dialog, DialogBody, DialogFoot, Empty, Skeleton, Tabs } from '@so-the/ui';
import { bankName, maskCard } from '@so-the/ui/format';
import { useGetCardQuery } from '../../api/cardDataApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';
import { useAddressChoice } from '../../kit/list/useAddressChoice.ts';
import { CardInfo } from '../../kit/cards/CardInfo.tsx';
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
  const answer = answerOf(useGetCardQuery({ ID: cardDataID }), ({ Data }) => Data);
  const [tab, setTab] = useAddressChoice('tab', tabs);
  const card = answer.data;
  return (
    <Dialog
      title={card ? `${bankName(card.BankCode)} ${maskCard(card.Last4)} · ${card.HolderName}` : 'Thẻ'}
      size="large"
      onClose={onClose}
    >
      <DialogBody>
        <div className="card-record">
          <Answer of={answer} noun="thẻ" loading={<Skeleton lines={6} />}>
            {(found) => (
              <Tabs
                label="Hồ sơ thẻ"
                tabs={tabs.map(({ id, label }) => ({ id, label, count: countOf(id, found) }))}
                value={tab}
                onChange={setTab}
              >
                {tab === 'info' && <CardInfo card={found} />}
                {tab === 'holds' && found.HoldLogs.length > 0 && <HoldLog log={found.HoldLogs} />}
                {tab === 'holds' && found.HoldLogs.length === 0 && <NeverHeld />}
                {tab === 'files' && <CardPictures card={found} mayEdit={onEdit !== undefined} />}
              </Tabs>
            )}
          </Answer>
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

function countOf(tab: string, { HoldLogs, Files }: Data<'getCard'>): number | undefined {
  if (tab === 'holds') return HoldLogs.length;
  return tab === 'files' ? Files.length : undefined;
}

function NeverHeld() {
  return (
    <Empty kind="noData" title="Cửa hàng chưa giữ thẻ này lần nào">
      Bấm “Giữ thẻ” khi khách gửi thẻ lại.
    </Empty>
  );
}
