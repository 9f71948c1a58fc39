import { TabbedLists } from '../../kit/list/TabbedLists.tsx';
import { useReportTab } from '../../kit/report/useReportTab.ts';
import { CashBacks } from './cash-back/CashBacks.tsx';
import { FourDebts } from './FourDebts.tsx';
import { Lots } from './lots/Lots.tsx';
import { PosDebts } from './PosDebts.tsx';
import { Statements } from './statements/Statements.tsx';

const tabs = [
  { id: 'summary', label: 'Tổng hợp' },
  { id: 'pos', label: 'POS' },
  { id: 'cashBack', label: 'Tiền về' },
  { id: 'lots', label: 'Lô' },
  { id: 'pdf', label: 'Sao kê' },
] as const;

/** /debt */
export function PosDebtsScreen() {
  const [tab, open] = useReportTab(tabs);
  return (
    <TabbedLists label="Công nợ POS, tiền về" tabs={tabs} value={tab} onChange={open}>
      {tab === 'summary' && <FourDebts />}
      {tab === 'pos' && <PosDebts />}
      {tab === 'cashBack' && <CashBacks />}
      {tab === 'lots' && <Lots />}
      {tab === 'pdf' && <Statements />}
    </TabbedLists>
  );
}
