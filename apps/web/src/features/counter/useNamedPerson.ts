import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Schemas } from '@so-the/api-client';
import { useListCustomersQuery } from '../../api/customerApi.ts';

/** Whom the counter begins with. */
export interface NamedPerson {
  customer: Schemas['CustomerPick'];
  /** The card it is for; null when it is still to be chosen. */
  cardDataID: number | null;
}

/** The customer that the address names, perhaps with a card; undefined when it names nobody, and until that is read. */
export function useNamedPerson(): NamedPerson | undefined {
  const [address] = useSearchParams();
  const [customerID, cardDataID] = ['customerID', 'cardDataID'].map((name) => Number(address.get(name)) || null);
  const { currentData } = useListCustomersQuery({ CustomerID: customerID ?? 0, PageSize: 1 }, { skip: !customerID });
  const customer = currentData?.Data.find((each) => each.CustomerID === customerID);
  return useMemo(() => customer && { customer, cardDataID: cardDataID ?? null }, [customer, cardDataID]);
}
