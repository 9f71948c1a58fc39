import { useReportTab } from '../../kit/report/useReportTab.ts';
import { TabbedLists } from '../../kit/list/TabbedLists.tsx';
import { DueCalendar } from './DueCalendar.tsx';
import { DueCardList } from './DueCardList.tsx';

const tabs = [
  { id: 'list', label: 'Danh sách' },
  { id: 'calendar', label: 'Lịch' },
] as const;

/** /warning */
export function DueCardsScreen() {
  const [tab, open] = useReportTab(tabs);
  return (
    <TabbedLists label="Thẻ đến hạn" tabs={tabs} value={tab} onChange={open}>
      {tab === 'list' && <DueCardList />}
      {tab === 'calendar' && <DueCalendar />}
    </TabbedLists>
  );
}
