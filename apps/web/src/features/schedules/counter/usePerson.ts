import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import type { CustomerPick } from '@so-the/api-client';
import { normalisePhone } from '@so-the/ui';
import { calls } from '../../../api/customerApi.ts';
import { useAsk } from '../../../api/declare.ts';
import { useFocusLater } from '../../../kit/form/useFocusLater.ts';
import { useChosenCustomer, type CustomerOption } from '../../../kit/pickers/useChosenCustomer.ts';
import { personName } from '../../../lib/personName.ts';
import { nobody, type CounterValues } from './counterValues.ts';
import type { Found } from './useFindPeople.ts';
import type { Lead } from './useLead.ts';
import { useNamedPerson, type NamedPerson } from './useNamedPerson.ts';

const SOMEBODY_NEW: Found = { value: 'new', label: 'Khách mới' };

/** Whom the counter serves, and the ways to change it: somebody who was found, or somebody new of what was typed. It begins with whom the address names. */
export function usePerson(lead: Lead) {
  const { setValue, setFocus, reset, getValues, formState } = useFormContext<CounterValues>();
  const [customerId, isNew] = useWatch<CounterValues, ['CustomerID', 'CustomerIsNew']>({
    name: ['CustomerID', 'CustomerIsNew'],
  });
  const [picked, setPicked] = useState<CustomerOption | null>(null);
  const chosen = useChosenCustomer(customerId, picked);
  const searchCustomers = useAsk(calls.searchCustomers);
  const focusLater = useFocusLater((name) => setFocus(name as FieldPath<CounterValues>));

  // What was proposed or typed for the one before goes with them; what was changed by hand too, which a reset keeps unless told.
  const put = (values: Partial<CounterValues>) => {
    const isAnother = getValues('CustomerID') !== null || getValues('CustomerIsNew');
    const former = { ...nobody, AffID: undefined, ...(isAnother && { CustomerFeePercent: null }) };
    reset({ ...getValues(), ...former, ...values }, { keepDefaultValues: true, keepDirtyValues: false });
  };
  const customerOf = async ({
    CustomerID,
    CustomerName,
  }: NonNullable<Found['card']>): Promise<Partial<CustomerPick>> => {
    const { Data } = await searchCustomers({ GeneralSearch: CustomerName });
    return Data.find((one) => one.CustomerID === CustomerID) ?? {};
  };
  const choose = async (option: Found | null) => {
    const { card, customer } = option ?? {};
    if (option) lead.ask();
    setPicked(customer && option ? option : null);
    put({
      CustomerID: card?.CustomerID ?? customer?.CustomerID ?? null,
      CardDataID: card?.cardDataID ?? null,
      AffID: customer?.AffID,
    });
    if (card) setValue('AffID', (await customerOf(card)).AffID);
  };
  const hasBegun = useRef(false);
  const begin = useEffectEvent(({ customer: { CustomerID, AffID }, cardDataID }: NamedPerson) => {
    if (hasBegun.current || getValues('CustomerID') !== null || getValues('CustomerIsNew')) return;
    hasBegun.current = true;
    lead.ask();
    reset({ ...getValues(), ...nobody, CustomerID, CardDataID: cardDataID, AffID });
  });
  const named = useNamedPerson();
  const { isReady } = formState;
  useEffect(() => {
    if (isReady && named) begin(named);
  }, [isReady, named]);
  const startNew = (text: string) => {
    const { start, next } = somebodyOf(text);
    setPicked(null);
    put({ CustomerIsNew: true, CardIsNew: true, ...start });
    focusLater(next);
  };
  return { isNew, shown: isNew ? SOMEBODY_NEW : chosen, choose, startNew };
}

/** What a text that found nobody begins somebody new with, and the field that comes next: a phone, a name, or four last digits. */
function somebodyOf(text: string) {
  if (/^\d{4}$/.test(text))
    return { start: { Card: { ...nobody.Card, Last4: text } }, next: 'Customer.Phone' } as const;
  const isPhone = /^[+\d][\d\s.]*$/.test(text);
  const Customer = { FullName: isPhone ? '' : personName(text), Phone: isPhone ? normalisePhone(text) : '' };
  return { start: { Customer }, next: isPhone ? 'Customer.FullName' : 'Customer.Phone' } as const;
}
