import { useState, type ReactNode } from 'react';
import type { Schemas } from '@so-the/api-client';
import { RemotePicker, type PickerOption } from '@so-the/ui';
import { useLazySearchCustomersQuery, useListCustomersQuery } from '../../api/customerApi.ts';
import type { PickerProps } from './pickerProps.ts';

/** Props of {@link CustomerPicker}. */
export interface CustomerPickerProps extends Omit<PickerProps<number, HTMLInputElement>, 'onChange'> {
  /** Gets the customer as well: usual rate, collaborator, debt. */
  onChange: (customerId: number | null, customer?: Schemas['CustomerPick']) => void;
  /** Offers to add a customer named as searched for; call `close` when its form opens. */
  createNew?: (text: string, close: () => void) => ReactNode;
}

type Option = PickerOption & { customer?: Schemas['CustomerPick'] };

/** A customer by code, name (with or without tone marks) or either phone number. */
export function CustomerPicker({ value, onChange, ...props }: CustomerPickerProps) {
  const [picked, setPicked] = useState<Option | null>(null);
  const [searchCustomers] = useLazySearchCustomersQuery();
  const chosen = useChosenCustomer(value, picked);
  const search = async (text: string, signal: AbortSignal) => {
    const asked = searchCustomers({ GeneralSearch: text }, true);
    signal.addEventListener('abort', () => asked.abort());
    return (await asked.unwrap()).Data.map(optionOf);
  };
  return (
    <RemotePicker<Option>
      {...props}
      placeholder={props.placeholder ?? 'Tên, mã hoặc số điện thoại'}
      value={chosen}
      search={search}
      onChange={(option) => {
        setPicked(option);
        onChange(option ? Number(option.value) : null, option?.customer);
      }}
    />
  );
}

/** What the field shows for a number it was given: the picked option, or the customer as the server knows it. */
function useChosenCustomer(value: number | null, picked: Option | null): Option | null {
  const isKnown = value === null || value === picked?.value;
  const { currentData, isFetching } = useListCustomersQuery(
    { CustomerID: value ?? undefined, PageSize: 1 },
    { skip: isKnown },
  );
  if (value === null) return null;
  if (picked?.value === value) return picked;
  const customer = currentData?.Data[0];
  if (customer) return optionOf(customer);
  return { value, label: isFetching ? 'Đang tải…' : `Khách hàng số ${value}` };
}

function optionOf(customer: Schemas['CustomerPick']): Option {
  const { CustomerID, FullName, Code, Phone, Phone2 } = customer;
  return {
    value: CustomerID,
    label: FullName,
    detail: [Code, Phone, Phone2].filter(Boolean).join(' · '),
    customer,
  };
}
