import type { CardData, Data } from '@so-the/api-client';
import { Button, Drawer, type DrawerProps, Empty, Skeleton, Tabs } from '@so-the/ui';
import { bankName, joined, maskCard } from '@so-the/ui/format';
import { calls, useGetCardQuery } from '../../api/cardDataApi.ts';
import { useAsk } from '../../api/declare.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';
import { NewAppointment } from '../../kit/appointments/NewAppointment.tsx';
import { useAddressChoice } from '../../kit/list/address/useAddressChoice.ts';
import { dueReminder } from '../../kit/cards/reminder/cardReminder.ts';
import { COPY_REMINDER, useCopyReminder } from '../../kit/cards/reminder/useCopyReminder.ts';
import { CardInfo } from '../../kit/cards/CardInfo.tsx';
import { CardPictures } from './CardPictures.tsx';
import { HoldLog } from './HoldLog.tsx';
import '../../kit/record/openedRecord.css';

const tabs = [
  { id: 'info', label: 'Thông tin' },
  { id: 'holds', label: 'Giữ thẻ' },
  { id: 'files', label: 'Ảnh' },
] as const;

/** Props of {@link CardDrawer}. */
export interface CardDrawerProps {
  cardDataID: number;
  /** Absent, with the three actions, when the person may not change cards. */
  onEdit?: (cardDataID: number) => void;
  onHold: (card: CardData) => void;
  onPlan: (card: CardData) => void;
  /** Goes to the record beside in the list. Default: there is no list beside. */
  onStep?: DrawerProps['onStep'];
  onClose: () => void;
}

/** All that is known about one card: its facts, who handled it, its pictures, and what is done next. The open tab stands in the address. */
export function CardDrawer({ cardDataID, onEdit, onHold, onPlan, onStep, onClose }: CardDrawerProps) {
  const answer = answerOf(useGetCardQuery({ ID: cardDataID }), ({ Data }) => Data);
  const [tab, setTab] = useAddressChoice('tab', tabs);
  const card = answer.data;
  const title = card ? joined(`${bankName(card.BankCode)} ${maskCard(card.Last4)}`, card.HolderName) : 'Thẻ';
  return (
    <Drawer open size="large" title={title} onStep={onStep} onClose={onClose}>
      <div className="opened-record">
        <Answer of={answer} noun="thẻ" loading={<Skeleton lines={6} />}>
          {(found) => (
            <>
              <div className="opened-record__deeds">
                <NewAppointment customerID={found.CustomerID} cardDataID={cardDataID} />
                <CardReminder card={found} />
                {onEdit && (
                  <>
                    <Button onClick={() => onEdit(cardDataID)}>Sửa</Button>
                    <Button onClick={() => onHold(found)}>{found.cardInShop ? 'Trả thẻ' : 'Giữ thẻ'}</Button>
                    <Button onClick={() => onPlan(found)}>Lên lịch làm</Button>
                  </>
                )}
              </div>
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
            </>
          )}
        </Answer>
      </div>
    </Drawer>
  );
}

/** Copies the reminder of the card's due day, with the amount of this cycle where it is due. */
function CardReminder({ card }: { card: Data<'getCard'> }) {
  const ask = useAsk(calls.listCardNotices);
  const copyReminder = useCopyReminder();
  if (!card.NextDue) return null;
  const copy = async (NextDue: string) => {
    const { Data: rows } = await ask({ CardDataID: card.cardDataID }).catch(() => ({ Data: [] }));
    const notice = rows.find(({ cardDataID }) => cardDataID === card.cardDataID);
    await copyReminder([dueReminder(notice ?? { ...card, NextDue })]);
  };
  return <Button onClick={() => void copy(card.NextDue ?? '')}>{COPY_REMINDER}</Button>;
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
