import { PATHS } from '../../kit/places/paths.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { collaboratorColumns } from './partyColumns.ts';
import { PartyDebtsScreen } from './PartyDebtsScreen.tsx';
import { COLLABORATORS } from './partyKinds.ts';

/** /debt/aff */
export function CollaboratorDebtsScreen() {
  return (
    <PartyDebtsScreen
      kind={COLLABORATORS}
      columns={collaboratorColumns}
      description="Số âm: hoa hồng cửa hàng còn phải trả. Số dương: cộng tác viên nợ cửa hàng."
      origin={<StepLink href={PATHS.collaborators}>Hoa hồng phát sinh khi đơn hoàn thành: xem cộng tác viên</StepLink>}
    />
  );
}
