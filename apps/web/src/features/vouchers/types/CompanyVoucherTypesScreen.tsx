import { PATHS } from '../../../kit/places/paths.ts';
import { VoucherTypeList } from './VoucherTypeList.tsx';
import { voucherTypeScreen } from './voucherTypeScreen.ts';

const Screen = voucherTypeScreen('Cấu hình phiếu công ty');

/** /cau-hinh-phieu-cong-ty */
export function CompanyVoucherTypesScreen() {
  return (
    <VoucherTypeList
      path={PATHS.companyVoucherTypes}
      screen={Screen}
      description="Loại phiếu thu, phiếu chi ghi vào sổ của công ty."
    />
  );
}
