import { useState, type ReactNode } from 'react';
import type { Schemas } from '@so-the/api-client';
import { RemotePicker } from '@so-the/ui';
import { calls } from '../../api/customerApi.ts';
import { useAsk } from '../../api/declare.ts';
import type { PickerProps } from './pickerProps.ts';
import { customerOption, useChosenCustomer, type CustomerOption } from './useChosenCustomer.ts';

/** Props of {@link CustomerPicker}. */
export interface CustomerPickerProps extends Omit<PickerProps<number, HTMLInputElement>, 'onChange'> {
  /** Gets the customer as well: usual rate, collaborator, debt. */
  onChange: (customerId: number | null, customer?: Schemas['CustomerPick']) => void;
  /** Offers to add a customer named as searched for; call `close` when its form opens. */
  createNew?: (text: string, close: () => void) => ReactNode;
}

/** A customer by code, name (with or without tone marks) or either phone number. */
export function CustomerPicker({ value, onChange, ...props }: CustomerPickerProps) {
  const [picked, setPicked] = useState<CustomerOption | null>(null);
  const searchCustomers = useAsk(calls.searchCustomers);
  const chosen = useChosenCustomer(value, picked);
  const search = async (text: string, signal: AbortSignal) =>
    (await searchCustomers({ GeneralSearch: text }, signal)).Data.map(customerOption);
  return (
    <RemotePicker<CustomerOption>
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
