import { cardStatusOptions, dueLevelOptions, typeCardOptions } from '@so-the/api-client';
import { FlagFilter } from '../../kit/list/filters/FlagFilter.tsx';
import { SelectField, TextField } from '@so-the/ui';
import type { FilterValues } from '../../kit/list/address/listAddress.ts';
import type { ListControl } from '../../kit/list/address/useListState.ts';
import { BankPicker } from '../../kit/pickers/BankPicker.tsx';
import { CustomerPicker } from '../../kit/pickers/CustomerPicker.tsx';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { daysOfMonth, type cardFilters } from './cardFilters.ts';

const HELD = 1;
const holders = [
  { value: HELD, label: 'Cửa hàng đang giữ' },
  { value: 0, label: 'Khách giữ' },
];

/** The fields behind "Bộ lọc" of the list of cards. */
export function CardFilterFields({ list }: { list: ListControl<FilterValues<typeof cardFilters>> }) {
  const held = list.filter('cardInShop');
  const note = list.filter('Note');
  return (
    <>
      <CustomerPicker label="Khách hàng" {...list.filter('CustomerID')} />
      <SelectField label="Đến hạn" options={dueLevelOptions} placeholder="Tất cả" {...list.filter('DueLevel')} />
      <SelectField label="Ngày đến hạn" options={daysOfMonth} placeholder="Tất cả" {...list.filter('DateDues')} />
      <SelectField
        label="Giữ thẻ"
        options={holders}
        placeholder="Tất cả"
        value={held.value === null ? null : Number(held.value)}
        onChange={(value) => held.onChange(value === null ? null : value === HELD)}
      />
      <StaffPicker label="NV phụ trách" placeholder="Tất cả" {...list.filter('StaffId')} />
      <BankPicker label="Ngân hàng" placeholder="Tất cả" {...list.filter('BankID')} />
      <SelectField label="Loại thẻ" options={typeCardOptions} placeholder="Tất cả" {...list.filter('TypeCard')} />
      <SelectField label="Trạng thái" options={cardStatusOptions} placeholder="Tất cả" {...list.filter('Status')} />
      <FlagFilter label="Chỉ thẻ đến hạn, chưa làm" {...list.filter('OnlyDue')} />
      <TextField label="Ghi chú" value={note.value ?? ''} onChange={note.onChange} maxLength={100} />
    </>
  );
}
