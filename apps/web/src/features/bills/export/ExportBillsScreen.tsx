import { TabbedLists } from '../../../kit/list/TabbedLists.tsx';
import { useReportTab } from '../../../kit/report/useReportTab.ts';
import { KeptBills } from './KeptBills.tsx';
import { PdfBills } from './PdfBills.tsx';
import { SwipesByPos } from './SwipesByPos.tsx';
import '../bills.css';

const tabs = [
  { id: 'bills', label: 'Bill đã lưu' },
  { id: 'swipes', label: 'Quẹt theo POS' },
  { id: 'pdf', label: 'Sao kê' },
] as const;

/** /export-bill */
export function ExportBillsScreen() {
  const [tab, open] = useReportTab(tabs);
  return (
    <TabbedLists label="Xuất bill" tabs={tabs} value={tab} onChange={open}>
      {tab === 'bills' && <KeptBills />}
      {tab === 'swipes' && <SwipesByPos />}
      {tab === 'pdf' && <PdfBills />}
    </TabbedLists>
  );
}
