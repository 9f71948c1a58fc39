import { PATHS } from '../../kit/places/paths.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { partnerColumns } from './partyColumns.ts';
import { PartyDebtsScreen } from './PartyDebtsScreen.tsx';
import { PARTNERS } from './partyKinds.ts';

/** /debt/partner */
export function PartnerDebtsScreen() {
  return (
    <PartyDebtsScreen
      kind={PARTNERS}
      columns={partnerColumns}
      description="Số dương: đối tác nợ cửa hàng. Số âm: cửa hàng nợ đối tác."
      origin={<StepLink href={PATHS.partners}>Công nợ phát sinh từ đơn làm với đối tác: xem đối tác</StepLink>}
    />
  );
}
