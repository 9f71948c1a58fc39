import { useSearchParams } from 'react-router-dom';
import { Empty, PageHeader, Skeleton } from '@so-the/ui';
import { useListAllPartnersQuery } from '../../api/partnerApi.ts';
import { Refused } from '../../kit/answer/Answer.tsx';
import { idFilter } from '../../kit/list/address/listAddress.ts';
import { isForbidden } from '../../kit/list/listAnswer.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { newRecord } from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { isInUse } from '../../lib/isInUse.ts';
import { PartnerFeeMatrix } from './PartnerFeeMatrix.tsx';
import './partnerFees.css';

/** /partner/configfee: the partner whom the address names, else the first of them. */
export function PartnerFeesScreen() {
  const [address, setAddress] = useSearchParams();
  const partners = useListAllPartnersQuery();
  const known = partners.data?.Data ?? [];
  const named = idFilter.read(address.get('PartnerID') ?? '');
  const partnerID = named ?? known.find(isInUse)?.PartnerID ?? null;
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
      {partnerID !== null ? (
        <PartnerFeeMatrix key={partnerID} partnerID={partnerID} />
      ) : partners.isLoading ? (
        <Skeleton lines={12} />
      ) : isForbidden(partners.error) ? (
        <Refused noun="cấu hình phí đối tác" />
      ) : (
        <Empty
          kind="noData"
          title={partners.isSuccess ? 'Chưa có đối tác' : 'Chưa chọn đối tác'}
          action={<StepLink href={newRecord(PATHS.partners)}>Thêm đối tác</StepLink>}
        >
          Mỗi đối tác có một bảng phí theo máy POS và loại thẻ.
        </Empty>
      )}
    </section>
  );
}
