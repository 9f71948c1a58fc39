import { useState } from 'react';
import { SelectField } from '@so-the/ui';
import { calls } from '../../api/cardDataApi.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { expiryReminder } from '../../kit/cards/reminder/cardReminder.ts';
import { COPY_REMINDER, useCopyReminder } from '../../kit/cards/reminder/useCopyReminder.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { menuLines } from '../../kit/list/menuLines.ts';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { expiringColumns } from './expiringColumns.tsx';
import { expiringFilters, expiringFilterWords, expiryChoices } from './expiringFilters.ts';
import { RenewDialog } from './RenewDialog.tsx';
import { StopCardDialog } from './StopCardDialog.tsx';

const shown = { path: PATHS.expiringCards, call: calls.listExpiringCards, filters: expiringFilters } as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /card/expired */
export function ExpiringCardsScreen() {
  const list = useList(shown);
  const { edit } = useRights(PATHS.cards);
  const copyReminder = useCopyReminder();
  const [asked, setAsked] = useState<{ id: number; about: 'renew' | 'stop' }>();
  const card = list.answer.data?.Data.find(({ cardDataID }) => cardDataID === asked?.id);
  const close = () => setAsked(undefined);
  return (
    <ListScreen
      list={list}
      title="Thẻ sắp hết hạn"
      description="Thẻ đang dùng đã hết hạn hoặc còn không quá 60 ngày: xin hạn mới của khách trước khi làm tiếp."
    >
      <ListScreen.Filters
        words={expiringFilterWords}
        placeholder="Chủ thẻ, khách hàng, 4 số cuối"
        inline={
          <SelectField
            label="Hạn thẻ"
            hideLabel
            options={expiryChoices}
            placeholder="Tất cả hạn thẻ"
            {...list.filter('Status')}
          />
        }
      />
      <ListScreen.Table
        columns={expiringColumns}
        rowKey={({ cardDataID }) => String(cardDataID)}
        rowHref={({ cardDataID }) => places.card(cardDataID)}
        rowActions={({ cardDataID: id, CustomerID, ...row }) =>
          menuLines(
            edit && { label: 'Gia hạn', icon: 'calendar', onSelect: () => setAsked({ id, about: 'renew' }) },
            edit && {
              label: 'Ngừng dùng',
              icon: 'close',
              danger: true,
              onSelect: () => setAsked({ id, about: 'stop' }),
            },
            { label: COPY_REMINDER, icon: 'comment', onSelect: () => void copyReminder([expiryReminder(row)]) },
            { label: 'Xem khách hàng', icon: 'person', href: places.customer(CustomerID) },
          )
        }
        emptyText="Không có thẻ nào sắp hết hạn"
        emptyAction={<StepLink href={PATHS.cards}>Xem mọi thẻ</StepLink>}
      />
      {card && asked?.about === 'renew' && <RenewDialog card={card} onClose={close} />}
      {card && asked?.about === 'stop' && <StopCardDialog card={card} onClose={close} />}
    </ListScreen>
  );
}
