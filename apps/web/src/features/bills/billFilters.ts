import { billStatusOptions, labelOf } from '@so-the/api-client';
import { choiceFilter, flagFilter, idFilter, textFilter } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** What slips can be narrowed by. */
export const billFilters = listFilters<'listBills'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(billStatusOptions),
  PosID: idFilter,
  LotNo: textFilter,
  LogWithdrawalID: idFilter,
  IsLinked: flagFilter,
});

/** Filters that are set, in words. */
export const billFilterWords: FilterWords<typeof billFilters> = {
  Status: (status) => `Trạng thái: ${labelOf(billStatusOptions, status)}`,
  PosID: () => 'Một máy POS',
  LotNo: (lot) => `Số lô: ${lot}`,
  LogWithdrawalID: () => 'Một lượt quẹt',
  IsLinked: (isLinked) => (isLinked ? 'Đã gắn lượt quẹt' : 'Chưa gắn lượt quẹt'),
};
