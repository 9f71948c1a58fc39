import type { Schemas } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { calls } from '../../api/cardDataApi.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useHoldMany } from '../../kit/cards/useHoldMany.tsx';
import { useList } from '../../kit/list/useList.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { stepThrough } from '../../kit/record/stepThrough.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { dueColumns } from './dueColumns.tsx';
import { DueCardDrawer } from './DueCardDrawer.tsx';
import { dueFilters, dueFilterWords } from './dueFilters.ts';
import { DueLevels } from './DueLevels.tsx';
import { chosenDeeds, rowDeeds } from './dueRowDeeds.ts';
import { useDueCardDeeds } from './useDueCardDeeds.tsx';

const orders = [
  { value: 'false', label: 'Chưa có đơn' },
  { value: 'true', label: 'Đã có đơn' },
] as const;

/** Cards to be worked on, most urgent first. */
export function DueCardList() {
  const list = useList({ path: PATHS.cardsDue, call: calls.listCardNotices, filters: dueFilters });
  const card = useOpenRecord();
  const { deeds, dialog } = useDueCardDeeds();
  const holding = useHoldMany<Schemas['CardNoticeRow']>();
  const holds = useRights(PATHS.cards).edit;
  const hasOrder = list.filter('HasSchedule');
  return (
    <ListScreen list={list} title="Thẻ đến hạn">
      <ListScreen.Filters
        words={dueFilterWords}
        placeholder="Chủ thẻ, khách hàng, 4 số cuối"
        inline={<DueLevels {...list.filter('DueLevel')} />}
      >
        <SelectField
          label="Đơn kỳ này"
          options={orders}
          placeholder="Tất cả"
          value={hasOrder.value === null ? null : `${hasOrder.value}`}
          onChange={(choice) => hasOrder.onChange(choice && choice === 'true')}
        />
        <StaffPicker label="NV phụ trách" placeholder="Tất cả" {...list.filter('StaffId')} />
      </ListScreen.Filters>
      <ListScreen.Table
        columns={dueColumns}
        rowKey={({ cardDataID }) => String(cardDataID)}
        rowHref={({ cardDataID }) => card.hrefOf(cardDataID)}
        rowActions={(row) => rowDeeds(row, deeds)}
        chosenDeeds={[...chosenDeeds(deeds), ...(holds ? holding.deeds : [])]}
        emptyText="Không có thẻ đến hạn"
        emptyAction={<StepLink href={PATHS.cards}>Xem mọi thẻ</StepLink>}
      />
      {typeof card.id === 'number' && (
        <DueCardDrawer
          key={card.id}
          cardDataID={card.id}
          deeds={deeds}
          onStep={stepThrough(card, list.answer.data?.Data, ({ cardDataID }) => cardDataID)}
          onClose={card.close}
        />
      )}
      {dialog}
      {holding.dialog}
    </ListScreen>
  );
}
