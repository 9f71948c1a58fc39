import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';

/** What the tabs of the company's revenue have in common. */
export const revenueList = { path: PATHS.companyRevenue, filters: {}, period: thisMonth };
