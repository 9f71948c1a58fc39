import { PATHS } from '../../kit/places/paths.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { customerColumns } from './partyColumns.ts';
import { PartyDebtsScreen } from './PartyDebtsScreen.tsx';
import { CUSTOMERS } from './partyKinds.ts';

/** /debt/customer */
export function CustomerDebtsScreen() {
  return (
    <PartyDebtsScreen
      kind={CUSTOMERS}
      columns={customerColumns}
      description="Số dương: khách nợ cửa hàng. Số âm: cửa hàng nợ khách."
      origin={<StepLink href={PATHS.orders}>Công nợ phát sinh từ đơn: xem các đơn</StepLink>}
    />
  );
}
