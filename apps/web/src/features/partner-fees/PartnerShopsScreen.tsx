import { calls } from '../../api/partnerApi.ts';
import { idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters } from '../../kit/list/filters/listFilters.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import * as places from '../../kit/places/places.ts';
import { partnerShopColumns } from './partnerShopColumns.ts';

const filters = listFilters<'listPartnerFees'>()({ GeneralSearch: textFilter, PartnerID: idFilter });
const words = { PartnerID: () => 'Theo đối tác' };

/** /partner/partnershop */
export function PartnerShopsScreen() {
  const list = useList({
    path: PATHS.partnerShops,
    call: calls.listPartnerFees,
    filters,
    rows: { of: ({ Defaults }) => Defaults, atOnce: true },
    sort: { field: 'ShopName', dir: 'asc' },
  });
  return (
    <ListScreen
      list={list}
      title="Phí đối tác theo cửa hàng"
      description="Cửa hàng nào đang dùng đối tác nào, với phí mặc định bao nhiêu; mở một dòng để xem bảng phí."
    >
      <ListScreen.Filters words={words} placeholder="Tên, mã hoặc số điện thoại đối tác" />
      <ListScreen.Table
        columns={partnerShopColumns}
        rowKey={({ PartnerID }) => String(PartnerID)}
        rowHref={({ PartnerID }) => places.partnerFees(PartnerID)}
        emptyText="Chưa có đối tác"
        emptyAction={<StepLink href={places.newPartner()}>Thêm đối tác</StepLink>}
      />
    </ListScreen>
  );
}
