import { scheduleStatusOptions } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import type { FilterValues } from '../../kit/list/listAddress.ts';
import type { ListControl } from '../../kit/list/useListState.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { modeChoices, type partnerOrderFilters } from './partnerOrderFilters.ts';

/** State of the list of orders with partners. */
type PartnerOrderList = ListControl<FilterValues<typeof partnerOrderFilters>>;

/** The further filters of the list of orders with partners. */
export function PartnerOrderFilterFields({ list }: { list: PartnerOrderList }) {
  const modes = list.filter('PartnerModes');
  const statuses = list.filter('Statuses');
  return (
    <>
      <PartnerPicker label="Đối tác" placeholder="Tất cả" {...list.filter('PartnerID')} />
      <SelectField
        label="Hình thức"
        options={modeChoices}
        placeholder="Tất cả"
        value={modes.value?.[0] ?? null}
        onChange={(mode) => modes.onChange(mode === null ? null : [mode])}
      />
      <SelectField
        label="Trạng thái"
        options={scheduleStatusOptions}
        placeholder="Tất cả"
        value={statuses.value?.[0] ?? null}
        onChange={(status) => statuses.onChange(status === null ? null : [status])}
      />
    </>
  );
}
