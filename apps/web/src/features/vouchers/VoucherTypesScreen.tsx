import { VoucherTypeList } from './VoucherTypeList.tsx';
import { voucherTypeScreen } from './voucherTypeScreen.ts';

const Screen = voucherTypeScreen('/config-collect-expense', 'Cấu hình thu chi');

/** /config-collect-expense */
export function VoucherTypesScreen() {
  return <VoucherTypeList screen={Screen} description="Loại phiếu thu, phiếu chi của cửa hàng này." />;
}
