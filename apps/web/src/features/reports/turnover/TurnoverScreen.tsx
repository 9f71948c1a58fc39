import { askList } from '../../../kit/list/askList.ts';
import { TabbedLists } from '../../../kit/list/TabbedLists.tsx';
import { PATHS } from '../../../kit/places/paths.ts';
import { FeeBook } from '../../../kit/report/FeeBook.tsx';
import { useBookTab } from '../../../kit/report/useBookTab.ts';
import { TurnoverByDay } from './TurnoverByDay.tsx';
import { TurnoverByPos } from './TurnoverByPos.tsx';
import { TurnoverByStaff } from './TurnoverByStaff.tsx';
import { turnoverDays } from './turnoverList.ts';

const tabs = [
  { id: 'day', label: 'Theo ngày' },
  { id: 'staff', label: 'Theo nhân viên' },
  { id: 'pos', label: 'Theo máy POS' },
  { id: 'typeCard', label: 'Theo loại thẻ' },
] as const;

const askDays = askList(turnoverDays);

/** Sends for the days of the first tab before they are drawn. */
export const askFirst: typeof askDays = (client, address) => {
  if (!address.searchParams.has('tab')) askDays(client, address);
};

/** /report/turnover */
export function TurnoverScreen() {
  const { tabs: shown, tab, open } = useBookTab(tabs);
  return (
    <TabbedLists label="Doanh thu" tabs={shown} value={tab} onChange={open}>
      {tab === 'day' && <TurnoverByDay />}
      {tab === 'staff' && <TurnoverByStaff />}
      {(tab === 'pos' || tab === 'typeCard') && <TurnoverByPos key={tab} by={tab} />}
      {tab === 'feeBook' && <FeeBook path={PATHS.turnover} />}
    </TabbedLists>
  );
}
