import { scheduleStatusOptions } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import type { FilterValues } from '../../kit/list/address/listAddress.ts';
import type { FilterBinding, ListControl } from '../../kit/list/address/useListState.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { modeChoices, type partnerOrderFilters } from './partnerOrderFilters.ts';

/** State of the list of orders with partners. */
type PartnerOrderList = ListControl<FilterValues<typeof partnerOrderFilters>>;

/** The further filters of the list of orders with partners. */
export function PartnerOrderFilterFields({ list }: { list: PartnerOrderList }) {
  return (
    <>
      <PartnerPicker label="Đối tác" placeholder="Tất cả" {...list.filter('PartnerID')} />
      <SelectField
        label="Hình thức"
        options={modeChoices}
        placeholder="Tất cả"
        {...oneOf(list.filter('PartnerModes'))}
      />
      <SelectField
        label="Trạng thái"
        options={scheduleStatusOptions}
        placeholder="Tất cả"
        {...oneOf(list.filter('Statuses'))}
      />
    </>
  );
}

/** One choice for a parameter that takes several. */
function oneOf<Value>({ value, onChange }: FilterBinding<Value[] | undefined>) {
  return { value: value?.[0] ?? null, onChange: (one: Value | null) => onChange(one === null ? null : [one]) };
}
