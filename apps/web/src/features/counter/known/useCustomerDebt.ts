import { useGetDetailDebtQuery } from '../../../api/debtApi.ts';
import { useRightsOn } from '../../../kit/access/useRights.ts';
import { partyArgs } from '../../../kit/debt/partyArgs.ts';
import { partyDebtOf, type PartyDebt } from '../../../kit/debt/partyDebt.ts';
import { PATHS } from '../../../kit/places/paths.ts';

/** The debt of a customer with the orders it is of; undefined while it is read, and for who may not see debts. */
export function useCustomerDebt(customerId: number): PartyDebt | undefined {
  const maySee = useRightsOn()(PATHS.customerDebts).view;
  const args = partyArgs({ PartyType: 1, PartyID: customerId });
  const { currentData } = useGetDetailDebtQuery(args, { skip: !maySee });
  const party = currentData?.Data.Parties.find(({ PartyID }) => PartyID === customerId);
  return party && partyDebtOf(party, currentData?.Data.Documents ?? []);
}
