import { Link, StatusTag } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useListCustomersQuery } from '../../api/customerApi.ts';
import { useRightsOn } from '../access/useRights.ts';
import { PATHS } from '../places/paths.ts';
import * as places from '../places/places.ts';

/** What a customer owes in all, in đồng; 0 for nobody, while it is read, and where the person may not see customers. */
function useCustomerOwes(customerId: number | null): number {
  const maySee = useRightsOn()(PATHS.customers).view;
  const CustomerID = customerId ?? 0;
  const { currentData } = useListCustomersQuery({ CustomerID, PageSize: 1 }, { skip: !customerId || !maySee });
  return currentData?.Data.find((each) => each.CustomerID === customerId)?.Debt ?? 0;
}

/** "Nợ 540.000 ₫" of a customer, which leads to the debt; nothing where nothing is owed. */
export function CustomerOwes({ customerId }: { customerId: number | null }) {
  const owed = useCustomerOwes(customerId);
  if (customerId === null || owed <= 0) return null;
  return (
    <Link href={places.customerDebt(customerId)}>
      <StatusTag tone="danger" label={`Nợ ${formatMoney(owed)}`} />
    </Link>
  );
}
