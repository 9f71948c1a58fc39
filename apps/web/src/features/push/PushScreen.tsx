import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { calls } from '../../api/cardDataApi.ts';
import { FlagFilter } from '../../kit/list/filters/FlagFilter.tsx';
import { flagFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters } from '../../kit/list/filters/listFilters.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { menuLines } from '../../kit/list/menuLines.ts';
import { useList } from '../../kit/list/useList.ts';
import { comingWeek } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { CARDS_A_CALL } from '../../lib/limits.ts';
import { PushCards } from './PushCards.tsx';
import { pushColumns } from './pushColumns.tsx';

const filters = listFilters<'listCustomersWithCards'>()({ GeneralSearch: textFilter, OnlyFree: flagFilter });
const words = { OnlyFree: () => 'Chỉ thẻ chưa có đơn' };

const push = {
  label: 'Đẩy lịch',
  noun: 'thẻ',
  most: CARDS_A_CALL,
  count: ({ Cards }: Schemas['CustomerWithCards']) => Cards.length,
};

/** /contract/push */
export function PushScreen() {
  const list = useList({ path: PATHS.push, call: calls.listCustomersWithCards, filters, period: comingWeek });
  const [chosen, setChosen] = useState<readonly Schemas['CustomerWithCards'][]>();
  const { add } = list.rights;
  return (
    <ListScreen
      list={list}
      title="Đẩy lịch"
      description="Khách có thẻ đến hạn trong khoảng ngày: chọn khách, xem trước, rồi tạo lịch hẹn cho mọi thẻ một lần."
    >
      <ListScreen.Filters
        words={words}
        placeholder="Khách hàng, chủ thẻ, 4 số cuối"
        period="Ngày đến hạn"
        inline={<FlagFilter label="Chỉ thẻ chưa có đơn" {...list.filter('OnlyFree')} />}
      />
      <ListScreen.Table
        columns={pushColumns}
        rowKey={({ CustomerID }) => String(CustomerID)}
        rowHref={({ CustomerID }) => places.customer(CustomerID)}
        rowActions={(row) =>
          menuLines(add && { label: 'Đẩy lịch', icon: 'arrow-right', onSelect: () => setChosen([row]) }, {
            label: 'Xem khách hàng',
            icon: 'person',
            href: places.customer(row.CustomerID),
          })
        }
        chosenDeeds={add ? [{ ...push, run: setChosen }] : []}
        emptyText="Không có thẻ đến hạn trong khoảng ngày này"
        emptyAction={<StepLink href={PATHS.cardsDue}>Xem thẻ đến hạn</StepLink>}
      />
      {chosen && <PushCards customers={chosen} onClose={() => setChosen(undefined)} />}
    </ListScreen>
  );
}
