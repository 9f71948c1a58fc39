import type { Schemas } from '@so-the/api-client';
import { SelectField, type MenuItem } from '@so-the/ui';
import { calls } from '../../api/cardDataApi.ts';
import type { ChosenDeed } from '../../kit/list/ChosenRowsButton.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { menuLines } from '../../kit/list/menuLines.ts';
import { useList } from '../../kit/list/useList.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { stepThrough } from '../../kit/record/stepThrough.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { CARDS_A_CALL } from '../../lib/limits.ts';
import { dueColumns } from './dueColumns.tsx';
import { DueCardDrawer } from './DueCardDrawer.tsx';
import { dueChoices, dueFilters, dueFilterWords } from './dueFilters.ts';
import { DueLevels } from './DueLevels.tsx';
import { useDueCardDeeds, type DueCardDeeds } from './useDueCardDeeds.tsx';

const orders = [
  { value: 'false', label: 'Chưa có đơn' },
  { value: 'true', label: 'Đã có đơn' },
] as const;

/** Cards to be worked on, most urgent first. */
export function DueCardList() {
  const list = useList({ path: PATHS.cardsDue, call: calls.listCardNotices, filters: dueFilters });
  const card = useOpenRecord();
  const { deeds, dialog } = useDueCardDeeds();
  const hasOrder = list.filter('HasSchedule');
  return (
    <ListScreen list={list} title="Thẻ đến hạn">
      <DueLevels onLevel={list.filter('DueLevel').onChange} />
      <ListScreen.Filters words={dueFilterWords} placeholder="Chủ thẻ, khách hàng, 4 số cuối">
        <SelectField label="Mức đến hạn" options={dueChoices} placeholder="Tất cả" {...list.filter('DueLevel')} />
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
        chosenDeeds={chosenDeeds(deeds)}
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
    </ListScreen>
  );
}

function rowDeeds(row: Schemas['CardNoticeRow'], { make, plan, dismiss }: DueCardDeeds): MenuItem[] {
  const isFree = row.ScheduleID === undefined;
  return menuLines(
    make && isFree ? { label: 'Tạo lịch hẹn', icon: 'plus', onSelect: () => make([row]) } : false,
    plan ? { label: 'Lên lịch làm', icon: 'calendar', onSelect: () => plan([row]) } : false,
    { label: 'Xem khách hàng', icon: 'person', href: places.customer(row.CustomerID) },
    dismiss ? { label: 'Ẩn kỳ này', icon: 'close', danger: true, onSelect: () => dismiss(row) } : false,
  );
}

function chosenDeeds({ plan, make }: DueCardDeeds): ChosenDeed<Schemas['CardNoticeRow']>[] {
  const counted = { noun: 'thẻ', most: CARDS_A_CALL };
  return [
    ...(plan ? [{ ...counted, label: 'Lên lịch làm', run: plan }] : []),
    ...(make ? [{ ...counted, label: 'Tạo lịch hẹn', run: make }] : []),
  ];
}
