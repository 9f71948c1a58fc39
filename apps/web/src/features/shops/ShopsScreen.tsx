import { shopInputFields, shopStatusOptions, type Schemas } from '@so-the/api-client';
import { calls, useDeleteShopMutation, useSaveShopMutation } from '../../api/shopApi.ts';
import { StatusFilter } from '../../kit/list/filters/StatusFilter.tsx';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { shopColumns } from './shopColumns.ts';
import { shopFilters, shopFilterWords } from './shopFilters.ts';
import { ShopFields } from './ShopFields.tsx';

const Screen = recordScreen<Schemas['ShopRecord']>({
  title: 'Cửa hàng',
  noun: 'cửa hàng',
  idOf: ({ ShopID }) => ShopID,
  nameOf: ({ ShopName }) => `cửa hàng ${ShopName}`,
});

const shown = { path: PATHS.shops, call: calls.listShops, filters: shopFilters } as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /manager/branch */
export function ShopsScreen() {
  const list = useList(shown);
  const [deleteShop] = useDeleteShopMutation();
  const [saveShop] = useSaveShopMutation();
  return (
    <Screen
      list={list}

      description="Chỉ xóa được cửa hàng không còn tồn quỹ và công nợ; sổ sách đã có vẫn nằm trong báo cáo của công ty."
    >
      <Screen.Filters search="ShopName" words={shopFilterWords} placeholder="Tên, mã, địa chỉ cửa hàng">
        <StatusFilter list={list} options={shopStatusOptions} />
      </Screen.Filters>
      <Screen.Table columns={shopColumns} remove={({ ShopID }) => deleteShop({ ShopIDDelete: ShopID }).unwrap()} />
      <Screen.Form
        size="large"
        input={shopInputFields}
        blank={{ ShopName: '', RoundFeeTo: 1, NotifyDays: 7, TwoPersons: true, Status: 1 }}
        save={(body, idempotencyKey) => saveShop({ body, idempotencyKey }).unwrap()}
      >
        {(shop) => <ShopFields isNew={shop === undefined} />}
      </Screen.Form>
    </Screen>
  );
}
