import { useEffect, useRef } from 'react';
import type { Schemas } from '@so-the/api-client';
import { useSaveCustomerMutation } from '../../api/customerApi.ts';
import { customerInput } from './customerInput.ts';

/** The pictures on a customer's file. Each change builds on the answer to the one before, so that several in a row do not clash. */
export function useCustomerPictures(customer: Schemas['Customer']) {
  const [saveCustomer] = useSaveCustomerMutation();
  const latest = useRef(customer);
  useEffect(() => {
    if (customer.Version >= latest.current.Version) latest.current = customer;
  }, [customer]);
  const save = async (change: (ids: number[]) => number[]) => {
    const FileIDs = change(latest.current.FileIDs ?? []);
    const { Data } = await saveCustomer({ body: { ...customerInput(latest.current), FileIDs } }).unwrap();
    latest.current = Data;
  };
  return {
    add: (id: number) => save((ids) => [...new Set([...ids, id])]),
    remove: (id: number) => save((ids) => ids.filter((one) => one !== id)),
  };
}
