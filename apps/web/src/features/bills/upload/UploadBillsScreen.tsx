import { TabbedLists } from '../../../kit/list/TabbedLists.tsx';
import { useReportTab } from '../../../kit/report/useReportTab.ts';
import { DraftBills } from './DraftBills.tsx';
import { MissingBills } from './MissingBills.tsx';
import '../bills.css';

const tabs = [
  { id: 'missing', label: 'Lượt quẹt thiếu bill' },
  { id: 'drafts', label: 'Bill nháp' },
] as const;

/** /post/uploadbill */
export function UploadBillsScreen() {
  const [tab, open] = useReportTab(tabs);
  return (
    <TabbedLists label="Tải bill" tabs={tabs} value={tab} onChange={open}>
      {tab === 'missing' && <MissingBills />}
      {tab === 'drafts' && <DraftBills />}
    </TabbedLists>
  );
}
