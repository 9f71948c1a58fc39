import { labelOf, partnerModeOptions, scheduleStatusOptions, type Schemas } from '@so-the/api-client';
import { choiceFilter, idFilter, textFilter, type FilterCodec } from '../../kit/list/address/listAddress.ts';
import { listFilters, type FilterWords } from '../../kit/list/filters/listFilters.ts';

/** The ways in which a partner has a part in an order. */
export const modeChoices = partnerModeOptions.filter(({ value }) => value !== 0);

/** Orders with any part of a partner. */
export const ALL_MODES = modeChoices.map(({ value }) => value);

/** One choice of a parameter that takes several. */
function oneOf<Value extends number>(options: readonly { value: Value }[]): FilterCodec<Value[]> {
  const one = choiceFilter(options);
  return {
    read: (text) => {
      const value = one.read(text);
      return value === undefined ? undefined : [value];
    },
    write: (values) => values.join(','),
  };
}

/** What orders with partners can be narrowed by. */
export const partnerOrderFilters = listFilters<'searchSchedules'>()({
  GeneralSearch: textFilter,
  PartnerID: idFilter,
  PartnerModes: oneOf<Schemas['PartnerMode']>(modeChoices),
  Statuses: oneOf<Schemas['ScheduleStatus']>(scheduleStatusOptions),
});

/** Filters that are set, in words. */
export const partnerOrderWords: FilterWords<typeof partnerOrderFilters> = {
  PartnerID: () => 'Theo đối tác',
  PartnerModes: ([mode]) => `Hình thức: ${labelOf(partnerModeOptions, mode)}`,
  Statuses: ([status]) => `Trạng thái: ${labelOf(scheduleStatusOptions, status)}`,
};
