import { useListCardsByCustomerQuery } from '../../../api/cardDataApi.ts';
import { useListCustomersQuery } from '../../../api/customerApi.ts';
import { useSearchSchedulesQuery } from '../../../api/scheduleWorkingApi.ts';
import { useRightsOn } from '../../access/useRights.ts';
import { PATHS } from '../../places/paths.ts';
import { middleFee, usualFee, type UsualFee } from './feeRail.ts';

/** Whose rate is being typed. */
export interface FeePlace {
  /** Null or absent: nobody's yet. */
  customerId?: number | null;
  /** A card of that customer. */
  cardId?: number | null;
}

/** The shop's latest orders, enough to see what is usual there. */
const latest = { PageIndex: 1, PageSize: 20, SortBy: 'AppointmentDate', SortDir: 'desc' } as const;

/**
 * The rate that is usual: the card's own, else the customer's, else the one in the middle of the shop's latest orders.
 * Undefined while none is known, and where the person may not see what tells it.
 */
export function useUsualFee({ customerId = null, cardId = null }: FeePlace): UsualFee | undefined {
  const rightsOn = useRightsOn();
  const CustomerID = customerId ?? 0;
  const cards = useListCardsByCustomerQuery({ CustomerID }, { skip: customerId === null || cardId === null });
  const card = cards.currentData?.Data.find(({ cardDataID }) => cardDataID === cardId)?.FeePercent;
  const asksCustomer = customerId !== null && rightsOn(PATHS.customers).view;
  const customers = useListCustomersQuery({ CustomerID, PageSize: 1 }, { skip: !asksCustomer });
  const customer = customers.currentData?.Data.find((each) => each.CustomerID === customerId)?.FeePercentDefault;
  const asksShop = !card && !customer && (rightsOn(PATHS.orders).view || rightsOn(PATHS.appointments).view);
  const orders = useSearchSchedulesQuery({ body: latest }, { skip: !asksShop });
  const own = orders.data?.Data.filter(({ PartnerMode }) => PartnerMode !== 2) ?? [];
  return usualFee({ card, customer, shop: middleFee(own.map(({ CustomerFeePercent }) => CustomerFeePercent)) });
}
