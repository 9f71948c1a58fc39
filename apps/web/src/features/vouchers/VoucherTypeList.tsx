import { activeStatusOptions, voucherKindOptions, type Schemas } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { useListVoucherTypesQuery } from '../../api/paymentApi.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import type { RecordScreen } from '../../kit/records/recordScreen.tsx';
import { voucherTypeColumns } from './voucherTypeColumns.ts';
import { voucherTypeFilters, voucherTypeFilterWords } from './voucherTypeFilters.ts';
import { VoucherTypeForm } from './VoucherTypeForm.tsx';

/** Props of {@link VoucherTypeList}. */
export interface VoucherTypeListProps {
  /** The screen it stands on: the shop's or the company's. */
  screen: RecordScreen<Schemas['VoucherType']>;
  description: string;
}

/** Voucher categories of whoever is at work: a shop, or the company. */
export function VoucherTypeList({ screen: Screen, description }: VoucherTypeListProps) {
  const list = useListScreen({ name: 'voucherTypes', filters: voucherTypeFilters });
  return (
    <Screen list={list} answer={useListVoucherTypesQuery(list.args)} description={description}>
      <Screen.Filters search="name" words={voucherTypeFilterWords} placeholder="Tên loại thu chi">
        <SelectField label="Thu/chi" options={voucherKindOptions} placeholder="Tất cả" {...list.filter('type')} />
        <SelectField label="Trạng thái" options={activeStatusOptions} placeholder="Tất cả" {...list.filter('status')} />
      </Screen.Filters>
      <Screen.Table columns={voucherTypeColumns} />
      <Screen.Form>{(voucherType, form) => <VoucherTypeForm voucherType={voucherType} {...form} />}</Screen.Form>
    </Screen>
  );
}
