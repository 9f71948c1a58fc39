import { declare } from './declare.ts';

/** Controller ReportV2. */
export const { useGetCompanyBusinessResultQuery } = declare({
  reads: { getCompanyBusinessResult: ['CashBook', 'Revenue'] },
});
