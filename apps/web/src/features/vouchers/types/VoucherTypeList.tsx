import { voucherTypeInputFields, activeStatusOptions, voucherKindOptions, type Schemas } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { calls, useSaveVoucherTypeMutation } from '../../../api/paymentApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import type { RecordScreen } from '../../../kit/recordScreen/recordScreen.tsx';
import { voucherTypeColumns } from './voucherTypeColumns.ts';
import { voucherTypeFilters, voucherTypeFilterWords } from './voucherTypeFilters.ts';
import { voucherTypeBody, VoucherTypeFields } from './VoucherTypeFields.tsx';

/** Props of {@link VoucherTypeList}. */
export interface VoucherTypeListProps {
  /** The screen it stands on: the shop's or the company's. */
  path: string;
  screen: RecordScreen<Schemas['VoucherType']>;
  description: string;
}

/** Voucher categories of whoever is at work: a shop, or the company. */
export function VoucherTypeList({ path, screen: Screen, description }: VoucherTypeListProps) {
  const list = useList({ path, call: calls.listVoucherTypes, filters: voucherTypeFilters });
  const [saveVoucherType] = useSaveVoucherTypeMutation();
  return (
    <Screen list={list} description={description}>
      <Screen.Filters search="name" words={voucherTypeFilterWords} placeholder="Tên loại thu chi">
        <SelectField label="Thu/chi" options={voucherKindOptions} placeholder="Tất cả" {...list.filter('type')} />
        <SelectField label="Trạng thái" options={activeStatusOptions} placeholder="Tất cả" {...list.filter('status')} />
      </Screen.Filters>
      <Screen.Table columns={voucherTypeColumns} />
      <Screen.Form
        addMore
        input={voucherTypeInputFields}
        blank={{ name: '', type: 2, IsBusinessResult: true, status: 1 }}
        save={(typed, idempotencyKey) => saveVoucherType({ body: voucherTypeBody(typed), idempotencyKey }).unwrap()}
      >
        {(voucherType) => <VoucherTypeFields used={(voucherType?.VoucherCount ?? 0) > 0} />}
      </Screen.Form>
    </Screen>
  );
}
