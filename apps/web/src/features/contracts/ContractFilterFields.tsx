import { orderWarningCodeOptions, serviceTypeOptions } from '@so-the/api-client';
import { FlagFilter } from '../../kit/list/filters/FlagFilter.tsx';
import { DateField, SelectField } from '@so-the/ui';
import { CustomerPicker } from '../../kit/pickers/CustomerPicker.tsx';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import type { FilterValues } from '../../kit/list/address/listAddress.ts';
import type { ListControl } from '../../kit/list/address/useListState.ts';
import { readStatuses, statusChoices, writeStatuses, type contractFilters } from './contractFilters.ts';

/** State of the list of orders. */
type ContractList = ListControl<FilterValues<typeof contractFilters>>;

/** The further filters of the list of orders. */
export function ContractFilterFields({ list }: { list: ContractList }) {
  const statuses = list.filter('Statuses');
  return (
    <>
      <SelectField
        label="Trạng thái"
        options={statusChoices}
        placeholder="Tất cả"
        value={statuses.value && writeStatuses(statuses.value)}
        onChange={(choice) => statuses.onChange(choice === null ? null : (readStatuses(choice) ?? null))}
      />
      <SelectField label="Dịch vụ" options={serviceTypeOptions} placeholder="Tất cả" {...list.filter('ServiceType')} />
      <SelectField
        label="Cảnh báo"
        options={orderWarningCodeOptions}
        placeholder="Tất cả"
        {...list.filter('WarningCode')}
      />
      <StaffPicker label="Nhân viên" placeholder="Tất cả" {...list.filter('StaffID')} />
      <CustomerPicker label="Khách hàng" placeholder="Tất cả" {...list.filter('CustomerID')} />
      <DateField label="Chưa quyết toán đến ngày" {...list.filter('UnsettledOn')} />
      <FlagFilter label="Khách còn nợ" {...list.filter('OnlyDebt')} />
      <FlagFilter label="Có dòng tiền chờ" {...list.filter('HasWaiting')} />
      <FlagFilter label="Chỉ đơn nổi bật" {...list.filter('OnlyHighlight')} />
    </>
  );
}
