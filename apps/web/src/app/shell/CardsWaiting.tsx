import { dueLevelOptions, labelOf } from '@so-the/api-client';
import { bankName, formatDayMonth, joined, maskCard } from '@so-the/ui/format';
import { useListCardNoticesQuery } from '../../api/cardDataApi.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';
import { WaitingList } from './WaitingList.tsx';

const ROWS = 5;

/** Cards to be worked on, as many as the bell counts, with the number to call. */
export function CardsWaiting() {
  const mayOpen = useMayOpen()(PATHS.cardsDue);
  const answer = useListCardNoticesQuery({ PageSize: ROWS }, { skip: !mayOpen });
  return (
    <WaitingList
      title="Thẻ đến hạn"
      href={places.cardsDue({})}
      answer={answer}
      none="Không có thẻ đến hạn"
      lineOf={({ cardDataID, CustomerName, CustomerPhone, BankCode, Last4, NextDue, DueLevel }) => ({
        id: cardDataID,
        label: CustomerName || 'Khách hàng',
        note: joined(
          `${bankName(BankCode)} ${maskCard(Last4)}`,
          formatDayMonth(NextDue),
          labelOf(dueLevelOptions, DueLevel),
        ),
        href: places.cardsDue({ open: cardDataID }),
        phone: CustomerPhone,
      })}
    />
  );
}
