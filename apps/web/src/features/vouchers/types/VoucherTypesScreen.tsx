import { PATHS } from '../../../kit/places/paths.ts';
import { VoucherTypeList } from './VoucherTypeList.tsx';
import { voucherTypeScreen } from './voucherTypeScreen.ts';

const Screen = voucherTypeScreen('Cấu hình thu chi');

/** /config-collect-expense */
export function VoucherTypesScreen() {
  return (
    <VoucherTypeList
      path={PATHS.voucherTypes}
      screen={Screen}
      description="Loại phiếu thu, phiếu chi của cửa hàng này."
    />
  );
}
