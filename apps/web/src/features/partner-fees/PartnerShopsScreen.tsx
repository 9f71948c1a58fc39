import { useListPartnerFeesQuery } from '../../api/partnerApi.ts';
import { idFilter, textFilter } from '../../kit/list/listAddress.ts';
import { listFilters } from '../../kit/list/listFilters.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { localPage } from '../../kit/list/localPage.ts';
import { shopFilter } from '../../kit/list/shopFilter.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import * as places from '../../kit/places/places.ts';
import { partnerShopColumns } from './partnerShopColumns.ts';

const filters = listFilters<'listPartnerFees'>()({ ...shopFilter, GeneralSearch: textFilter, PartnerID: idFilter });
const words = { PartnerID: () => 'Theo đối tác' };

/** /partner/partnershop */
export function PartnerShopsScreen() {
  const list = useListScreen({ name: 'partnerShops', filters, sort: { field: 'ShopName', dir: 'asc' } });
  const { GeneralSearch, PartnerID, SearchShopID } = list.args;
  const { data, ...answer } = useListPartnerFeesQuery({ GeneralSearch, PartnerID, SearchShopID, PageSize: 1 });
  return (
    <ListScreen
      list={list}
      title="Phí đối tác theo cửa hàng"
      description="Cửa hàng nào đang dùng đối tác nào, với phí mặc định bao nhiêu; mở một dòng để xem bảng phí."
    >
      <ListScreen.Filters words={words} placeholder="Tên, mã hoặc số điện thoại đối tác" />
      <ListScreen.Table
        answer={{ ...answer, data: data && localPage(data.Data.Defaults, list.args) }}
        columns={partnerShopColumns}
        rowKey={({ PartnerID: id }) => String(id)}
        rowHref={({ PartnerID: id }) => places.partnerFees(id)}
        emptyText="Chưa có đối tác"
        emptyAction={<StepLink href={places.newPartner()}>Thêm đối tác</StepLink>}
      />
    </ListScreen>
  );
}
