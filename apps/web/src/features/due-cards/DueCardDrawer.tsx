import type { Schemas } from '@so-the/api-client';
import { Button, DescriptionList, Drawer, type DrawerProps, Link, Skeleton } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useGetCardQuery, useListCardNoticesQuery } from '../../api/cardDataApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf, theOne } from '../../kit/answer/answerOf.ts';
import { CardInfo } from '../../kit/cards/CardInfo.tsx';
import { COPY_REMINDER } from '../../kit/cards/reminder/useCopyReminder.ts';
import * as places from '../../kit/places/places.ts';
import type { DueCardDeeds } from './useDueCardDeeds.tsx';
import './dueCards.css';

/** Props of {@link DueCardDrawer}. */
export interface DueCardDrawerProps {
  cardDataID: number;
  deeds: DueCardDeeds;
  /** Goes to the record beside in the list. Default: there is no list beside. */
  onStep?: DrawerProps['onStep'];
  onClose: () => void;
}

/** One card: what is to be done with it in this cycle, all that is known of it, and what can be done about it. */
export function DueCardDrawer({ cardDataID, deeds, onStep, onClose }: DueCardDrawerProps) {
  const card = answerOf(useGetCardQuery({ ID: cardDataID }), ({ Data }) => Data);
  const notice = answerOf(useListCardNoticesQuery({ CardDataID: cardDataID }), ({ Data }) =>
    theOne(Data, (each) => each.cardDataID === cardDataID),
  );
  return (
    <Drawer open size="large" title={card.data?.CustomerName || 'Thẻ đến hạn'} onStep={onStep} onClose={onClose}>
      <div className="due-card">
        <Answer of={card} noun="thẻ" loading={<Skeleton lines={8} />}>
          {(found) => (
            <>
              {notice.state === 'missing' ? (
                <p>Thẻ không nằm trong danh sách đến hạn kỳ này.</p>
              ) : (
                <Answer of={notice} noun="việc của thẻ trong kỳ" loading={<Skeleton lines={3} />}>
                  {(work) => <Work notice={work} deeds={deeds} />}
                </Answer>
              )}
              <CardInfo card={found} />
            </>
          )}
        </Answer>
      </div>
    </Drawer>
  );
}

function Work({ notice, deeds }: { notice: Schemas['CardNoticeRow']; deeds: DueCardDeeds }) {
  const { WorkDate, IsPlanned, ScheduleID, ScheduleCode, ExpectedAmount, LastAmount, CustomerPhone } = notice;
  const amount = ExpectedAmount ?? LastAmount;
  return (
    <>
      <div className="due-card__deeds">
        <a className="due-card__call" href={`tel:${CustomerPhone}`}>
          Gọi {CustomerPhone}
        </a>
        <Button onClick={() => deeds.remind([notice])}>{COPY_REMINDER}</Button>
        {deeds.dismiss && <Button onClick={() => deeds.dismiss?.(notice)}>Ẩn kỳ này</Button>}
        {deeds.plan && <Button onClick={() => deeds.plan?.([notice])}>Lên lịch làm</Button>}
        {deeds.make && ScheduleID === undefined && (
          <Button variant="primary" onClick={() => deeds.make?.([notice])}>
            Tạo lịch hẹn
          </Button>
        )}
      </div>
      <DescriptionList
        columns={2}
        items={[
          { label: IsPlanned ? 'Ngày làm' : 'Ngày làm đề xuất', value: formatDate(WorkDate) },
          {
            label: 'Đơn kỳ này',
            value:
              ScheduleID === undefined ? 'Chưa có đơn' : <Link href={places.order(ScheduleID)}>{ScheduleCode}</Link>,
          },
          {
            label: ExpectedAmount === undefined ? 'Số tiền lần trước' : 'Số tiền dự kiến',
            value: amount === undefined ? null : formatMoney(amount),
          },
        ]}
      />
    </>
  );
}
