import { PATHS } from '../../kit/places/paths.ts';

/** Where a switch to the company, or to a shop, lands: the company's revenue, or the shop's home (specification §4). */
export function landingOf(isCompany: boolean): string {
  return isCompany ? PATHS.companyRevenue : PATHS.home;
}
