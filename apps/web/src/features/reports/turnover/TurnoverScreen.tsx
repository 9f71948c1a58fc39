import { TabbedLists } from '../../../kit/list/TabbedLists.tsx';
import { useReportTab } from '../../../kit/report/useReportTab.ts';
import { TurnoverByDay } from './TurnoverByDay.tsx';
import { TurnoverByPos } from './TurnoverByPos.tsx';
import { TurnoverByStaff } from './TurnoverByStaff.tsx';

const tabs = [
  { id: 'day', label: 'Theo ngày' },
  { id: 'staff', label: 'Theo nhân viên' },
  { id: 'pos', label: 'Theo máy POS' },
  { id: 'typeCard', label: 'Theo loại thẻ' },
] as const;

/** /report/turnover */
export function TurnoverScreen() {
  const [tab, open] = useReportTab(tabs);
  return (
    <TabbedLists label="Doanh thu" tabs={tabs} value={tab} onChange={open}>
      {tab === 'day' && <TurnoverByDay />}
      {tab === 'staff' && <TurnoverByStaff />}
      {(tab === 'pos' || tab === 'typeCard') && <TurnoverByPos key={tab} by={tab} />}
    </TabbedLists>
  );
}
