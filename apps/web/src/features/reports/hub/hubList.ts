import { textFilter } from '../../../kit/list/address/listAddress.ts';
import { thisMonth } from '../../../kit/period/period.ts';
import { PATHS } from '../../../kit/places/paths.ts';

/** What the reports behind the hub have in common: whose rights count, the search, and the days where the address names none. */
export const hubList = { path: PATHS.reports, filters: { GeneralSearch: textFilter }, period: thisMonth };
