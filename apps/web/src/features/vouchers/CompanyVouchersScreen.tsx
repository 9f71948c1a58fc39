import { PATHS } from '../../kit/places/paths.ts';
import { VoucherList } from './VoucherList.tsx';

/** /thu-chi-cong-ty */
export function CompanyVouchersScreen() {
  return (
    <VoucherList
      path={PATHS.companyVouchers}
      title="Thu chi công ty"
      description="Phiếu của công ty; phiếu của các cửa hàng chỉ để xem."
    />
  );
}
