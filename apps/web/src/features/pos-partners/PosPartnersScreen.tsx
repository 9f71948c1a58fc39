import { TabbedLists } from '../../kit/list/TabbedLists.tsx';
import { PosCodes } from './PosCodes.tsx';
import { PosPartnerFigures } from './PosPartnerFigures.tsx';
import { PosPartners } from './PosPartners.tsx';
import { posPartnerTabs, usePosPartnerTab } from './posPartnerTabs.ts';

/** /manager/pospartner */
export function PosPartnersScreen() {
  const [tab, open] = usePosPartnerTab();
  return (
    <TabbedLists label="POS đối tác" tabs={posPartnerTabs} value={tab} onChange={open}>
      {tab === 'list' && <PosPartners />}
      {tab === 'codes' && <PosCodes />}
      {tab === 'figures' && <PosPartnerFigures />}
    </TabbedLists>
  );
}
