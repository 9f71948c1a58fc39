import { lotStatusOptions } from '@so-the/api-client';
import { statusMap } from '../../../kit/list/statusMaps.ts';

/** Where a lot stands (domain §4). */
export const lotStatus = statusMap(lotStatusOptions);
