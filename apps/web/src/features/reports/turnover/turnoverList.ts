import { thisMonth } from '../../../kit/period/period.ts';
import { PATHS } from '../../../kit/places/paths.ts';

/** What the tabs of the revenue report have in common: whose rights count, and the days where the address names none. */
export const turnoverList = { path: PATHS.turnover, filters: {}, period: thisMonth };
