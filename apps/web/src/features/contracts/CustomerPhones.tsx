import type { Schedule } from '@so-the/api-client';
import { useListCustomersQuery } from '../../api/customerApi.ts';

/** Both numbers of the customer, ready to be called; the second one only for those who may see customers. */
export function CustomerPhones({ order }: { order: Pick<Schedule, 'CustomerID' | 'CustomerPhone'> }) {
  const { currentData } = useListCustomersQuery({ CustomerID: order.CustomerID, PageSize: 1 });
  const second = currentData?.Data.find((each) => each.CustomerID === order.CustomerID)?.Phone2;
  const phones = second ? [order.CustomerPhone, second] : [order.CustomerPhone];
  return (
    <span className="contract-phones">
      {phones.map((phone) => (
        <a key={phone} href={`tel:${phone}`}>
          {phone}
        </a>
      ))}
    </span>
  );
}
