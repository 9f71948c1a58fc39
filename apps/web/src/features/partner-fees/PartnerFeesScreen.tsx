import { useSearchParams } from 'react-router-dom';
import { Empty, PageHeader } from '@so-the/ui';
import { idFilter } from '../../kit/list/address/listAddress.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { PartnerFeeMatrix } from './PartnerFeeMatrix.tsx';
import './partnerFees.css';

/** /partner/configfee */
export function PartnerFeesScreen() {
  const [address, setAddress] = useSearchParams();
  const partnerID = idFilter.read(address.get('PartnerID') ?? '') ?? null;
  return (
    <section className="partner-fees">
      <PageHeader
        title="Cấu hình phí đối tác"
        description="Mức riêng được áp dụng trước mức chung: máy và loại thẻ, rồi máy, rồi loại thẻ, rồi mặc định của đối tác. Lượt đã quẹt giữ nguyên phí cũ."
      />
      <div className="partner-fees__partner">
        <PartnerPicker
          label="Đối tác"
          required
          value={partnerID}
          onChange={(id) => id !== null && setAddress({ PartnerID: String(id) })}
        />
      </div>
      {partnerID === null ? (
        <Empty kind="noData" title="Chưa chọn đối tác">
          Chọn một đối tác để xem và sửa bảng phí.
        </Empty>
      ) : (
        <PartnerFeeMatrix key={partnerID} partnerID={partnerID} />
      )}
    </section>
  );
}
