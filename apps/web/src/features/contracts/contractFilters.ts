import {
  labelOf,
  orderWarningCodeOptions,
  scheduleStatusOptions,
  serviceTypeOptions,
  type ScheduleStatus,
} from '@so-the/api-client';
import { formatDate } from '@so-the/ui/format';
import {
  choiceFilter,
  dateFilter,
  flagFilter,
  idFilter,
  textFilter,
  type FilterCodec,
} from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** Several statuses in one parameter: "1,2,3". */
const statusesFilter: FilterCodec<ScheduleStatus[]> = {
  read: (text) => {
    const named = text.split(',');
    const statuses = scheduleStatusOptions.map(({ value }) => value).filter((value) => named.includes(String(value)));
    return statuses.length > 0 ? statuses : undefined;
  },
  write: (statuses) => statuses.join(','),
};

/** What orders can be narrowed by. */
export const contractFilters = listFilters<'searchSchedules'>()({
  GeneralSearch: textFilter,
  Statuses: statusesFilter,
  ServiceType: choiceFilter(serviceTypeOptions),
  StaffID: idFilter,
  CustomerID: idFilter,
  WarningCode: choiceFilter(orderWarningCodeOptions),
  OnlyHighlight: flagFilter,
  OnlyDebt: flagFilter,
  UnsettledOn: dateFilter,
  HasWaiting: flagFilter,
});

/** The choices of status, as the parameter spells them: those that are asked for together, then each alone. */
export const statusChoices = [
  { value: '1,2,3', label: 'Đang làm' },
  { value: '0,1,2,3', label: 'Chưa xong' },
  ...scheduleStatusOptions.map(({ value, label }) => ({ value: String(value), label })),
];

/** The statuses of a choice. */
export function readStatuses(choice: string): ScheduleStatus[] | undefined {
  return statusesFilter.read(choice);
}

/** The choice that stands for statuses. */
export function writeStatuses(statuses: ScheduleStatus[]): string {
  return statusesFilter.write(statuses);
}

function statusWords(statuses: ScheduleStatus[]): string {
  const choice = statusChoices.find(({ value }) => value === writeStatuses(statuses));
  return choice?.label ?? statuses.map((one) => labelOf(scheduleStatusOptions, one)).join(', ');
}

/** Filters that are set, in words. */
export const contractFilterWords: FilterWords<typeof contractFilters> = {
  Statuses: (statuses) => `Trạng thái: ${statusWords(statuses)}`,
  ServiceType: (service) => `Dịch vụ: ${labelOf(serviceTypeOptions, service)}`,
  StaffID: () => 'Theo nhân viên',
  CustomerID: () => 'Theo khách hàng',
  WarningCode: (code) => `Cảnh báo: ${labelOf(orderWarningCodeOptions, code)}`,
  OnlyHighlight: () => 'Nổi bật',
  OnlyDebt: () => 'Khách còn nợ',
  UnsettledOn: (day) => `Chưa quyết toán đến ${formatDate(day)}`,
  HasWaiting: (waits) => (waits ? 'Có dòng tiền chờ' : 'Không có dòng tiền chờ'),
};
