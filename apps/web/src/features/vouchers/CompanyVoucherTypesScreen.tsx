import { PATHS } from '../../kit/places/paths.ts';
import { VoucherTypeList } from './VoucherTypeList.tsx';
import { voucherTypeScreen } from './voucherTypeScreen.ts';

const Screen = voucherTypeScreen(PATHS.companyVoucherTypes, 'Cấu hình phiếu công ty');

/** /cau-hinh-phieu-cong-ty */
export function CompanyVoucherTypesScreen() {
  return <VoucherTypeList screen={Screen} description="Loại phiếu thu, phiếu chi ghi vào sổ của công ty." />;
}
