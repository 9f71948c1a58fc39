import type { Schedule } from '@so-the/api-client';
import { useListCustomersQuery } from '../../api/customerApi.ts';
import { PhoneLink } from '../../kit/cards/PhoneLink.tsx';

/** Both numbers of the customer, ready to be called; the second one only for those who may see customers. */
export function CustomerPhones({ order }: { order: Pick<Schedule, 'CustomerID' | 'CustomerPhone'> }) {
  const { currentData } = useListCustomersQuery({ CustomerID: order.CustomerID, PageSize: 1 });
  const second = currentData?.Data.find((each) => each.CustomerID === order.CustomerID)?.Phone2;
  const phones = [order.CustomerPhone, second ?? ''].filter(Boolean);
  if (phones.length === 0) return '–';
  return (
    <span className="contract-phones">
      {phones.map((phone) => (
        <PhoneLink key={phone} phone={phone} />
      ))}
    </span>
  );
}
