import { cardStatusOptions, dueLevelOptions, labelOf, typeCardOptions } from '@so-the/api-client';
import { choiceFilter, flagFilter, idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** Days of a month, as due days are named. */
export const daysOfMonth = Array.from({ length: 31 }, (_, day) => ({ value: day + 1, label: `Ngày ${day + 1}` }));

/** What cards can be narrowed by. */
export const cardFilters = listFilters<'listCards'>()({
  GeneralSearch: textFilter,
  CustomerID: idFilter,
  OnlyDue: flagFilter,
  DueLevel: choiceFilter(dueLevelOptions),
  DateDues: choiceFilter(daysOfMonth),
  cardInShop: flagFilter,
  StaffId: idFilter,
  BankID: idFilter,
  TypeCard: choiceFilter(typeCardOptions),
  Status: choiceFilter(cardStatusOptions),
  Note: textFilter,
});

/** Filters that are set, in words. */
export const cardFilterWords: FilterWords<typeof cardFilters> = {
  CustomerID: () => 'Theo khách hàng',
  OnlyDue: () => 'Đến hạn, chưa làm',
  DueLevel: (level) => `Đến hạn: ${labelOf(dueLevelOptions, level)}`,
  DateDues: (day) => `Hạn ngày ${day}`,
  cardInShop: (held) => (held ? 'Cửa hàng đang giữ' : 'Khách giữ'),
  StaffId: () => 'Theo nhân viên phụ trách',
  BankID: () => 'Theo ngân hàng',
  TypeCard: (type) => `Loại thẻ: ${labelOf(typeCardOptions, type)}`,
  Status: (status) => `Trạng thái: ${labelOf(cardStatusOptions, status)}`,
  Note: (note) => `Ghi chú: ${note}`,
};
