import { TabbedLists } from '../../../kit/list/TabbedLists.tsx';
import { useReportTab } from '../../../kit/report/useReportTab.ts';
import { FundCounts } from '../close/FundCounts.tsx';
import { AdvanceHistory } from './AdvanceHistory.tsx';
import { AdvancesByShop } from './AdvancesByShop.tsx';

const tabs = [
  { id: 'shop', label: 'Còn nợ' },
  { id: 'history', label: 'Lịch sử' },
  { id: 'counts', label: 'Kiểm quỹ' },
] as const;

/** /report/debt_aday */
export function AdvancesScreen() {
  const [tab, open] = useReportTab(tabs);
  return (
    <TabbedLists label="Ứng tiền" tabs={tabs} value={tab} onChange={open}>
      {tab === 'shop' && <AdvancesByShop />}
      {tab === 'history' && <AdvanceHistory />}
      {tab === 'counts' && <FundCounts />}
    </TabbedLists>
  );
}
