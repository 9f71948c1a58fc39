import type { Schemas } from '@so-the/api-client';
import type { PickerOption } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { useListCustomersQuery } from '../../api/customerApi.ts';

/** A customer among the choices of a picker. */
export type CustomerOption = PickerOption & { customer?: Schemas['CustomerPick'] };

/** What a picker shows for the number it was given: the picked option, or the customer as the server knows it. */
export function useChosenCustomer(value: number | null, picked: CustomerOption | null): CustomerOption | null {
  const isKnown = value === null || value === picked?.value;
  const { currentData, isFetching } = useListCustomersQuery(
    { CustomerID: value ?? undefined, PageSize: 1 },
    { skip: isKnown },
  );
  if (value === null) return null;
  if (picked?.value === value) return picked;
  const customer = currentData?.Data.find((each) => each.CustomerID === value);
  if (customer) return customerOption(customer);
  return { value, label: isFetching ? 'Đang tải…' : `Khách hàng số ${value}` };
}

/** A customer as a line of a picker: the name, and below it code and phones. */
export function customerOption(customer: Schemas['CustomerPick']): CustomerOption {
  const { CustomerID, FullName, Code, Phone, Phone2 } = customer;
  return {
    value: CustomerID,
    label: FullName || `Khách hàng số ${CustomerID}`,
    detail: joined(Code, Phone, Phone2),
    customer,
  };
}
