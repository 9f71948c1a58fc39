import { calls } from '../../../api/reportApi.ts';
import { thisMonth } from '../../../kit/period/period.ts';
import { PATHS } from '../../../kit/places/paths.ts';

/** What the tabs of the revenue report have in common: whose rights count, and the days where the address names none. */
export const turnoverList = { path: PATHS.turnover, filters: {}, period: thisMonth };

/** The days of the first tab, which come at once. */
export const turnoverDays = { ...turnoverList, call: calls.getRevenueByDay, rows: { atOnce: true } } as const;
