import { idFilter } from './listAddress.ts';

/** Narrows a list of the company to one of its shops, for calls that know it: the filter bar then offers "Cửa hàng". */
export const shopFilter = { SearchShopID: idFilter };
