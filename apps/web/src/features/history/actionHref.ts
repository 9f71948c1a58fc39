import type { Schemas } from '@so-the/api-client';
import * as places from '../../kit/places/places.ts';

/** Where what an action was about can be seen: its order, else the card, the documents of the customer's debt, the customer. */
export function actionHref(action: Pick<Schemas['LogAction'], 'ScheduleID' | 'CustomerID' | 'CardDataID' | 'IsDebt'>) {
  const { ScheduleID, CustomerID, CardDataID, IsDebt } = action;
  if (ScheduleID !== undefined) return places.order(ScheduleID);
  if (CardDataID !== undefined) return places.card(CardDataID);
  if (CustomerID === undefined) return undefined;
  return IsDebt ? places.customerDebt(CustomerID, 'documents') : places.customer(CustomerID);
}
