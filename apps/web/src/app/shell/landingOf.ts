import { isPlace } from '../../kit/places/isPlace.ts';
import { PATHS, PATHS_TO_COME } from '../../kit/places/paths.ts';

/** Where a switch to the company, or to a shop, lands: the company's revenue once that screen is there (specification §4). */
export function landingOf(isCompany: boolean): string {
  return isCompany && isPlace(PATHS_TO_COME.companyRevenue) ? PATHS_TO_COME.companyRevenue : PATHS.home;
}
