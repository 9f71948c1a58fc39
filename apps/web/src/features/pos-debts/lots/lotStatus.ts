import { lotStatusOptions } from '@so-the/api-client';
import { statusMap } from '../../../kit/list/statusMaps.ts';

/** Where a lot stands: what waits for its slip or its money is in colour (domain §4). */
export const lotStatus = statusMap(lotStatusOptions, {
  0: 'info',
  1: 'warning',
  2: 'warning',
  3: 'success',
  4: 'danger',
});
