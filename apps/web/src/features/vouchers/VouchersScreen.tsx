import { PATHS } from '../../kit/places/paths.ts';
import { VoucherList } from './VoucherList.tsx';

/** /collect-expense */
export function VouchersScreen() {
  return (
    <VoucherList
      path={PATHS.vouchers}
      title="Phiếu thu chi"
      description="Phiếu lớn chờ người khác duyệt rồi mới vào quỹ."
    />
  );
}
