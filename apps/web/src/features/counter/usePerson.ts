import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import { normalisePhone } from '@so-the/ui';
import { calls } from '../../api/customerApi.ts';
import { useAsk } from '../../api/declare.ts';
import { useFocusLater } from '../../kit/form/useFocusLater.ts';
import { useChosenCustomer, type CustomerOption } from '../../kit/pickers/useChosenCustomer.ts';
import { personName } from '../../lib/personName.ts';
import { noCard, nobody, withoutPerson, type CounterValues } from './counterValues.ts';
import type { Found } from './useFindPeople.ts';
import type { Lead } from './useLead.ts';
import { useNamedPerson, type NamedPerson } from './useNamedPerson.ts';

const SOMEBODY_NEW: Found = { value: 'new', label: 'Khách mới' };

/** Whom the counter serves, and the ways to change it. */
export interface Person {
  /** Somebody who is not on file yet. */
  isNew: boolean;
  /** What the field shows; null for nobody. */
  shown: Found | null;
  /** Counts the people who were served in this form: what belongs to one of them is made anew for the next. */
  turn: number;
  /** Serves somebody who was found; null serves nobody. */
  choose: (option: Found | null) => void;
  /** Serves somebody new of what was typed. */
  startNew: (text: string) => void;
}

/** Whom the counter serves. It begins with whom the address names; who is chosen later takes nothing over from the one before. */
export function usePerson(lead: Lead): Person {
  const { setValue, setFocus, reset, getValues, formState } = useFormContext<CounterValues>();
  const [customerId, isNew] = useWatch<CounterValues, ['CustomerID', 'CustomerIsNew']>({
    name: ['CustomerID', 'CustomerIsNew'],
  });
  const [picked, setPicked] = useState<CustomerOption | null>(null);
  const [turn, setTurn] = useState(0);
  const chosen = useChosenCustomer(customerId, picked);
  const searchCustomers = useAsk(calls.searchCustomers);
  const focusLater = useFocusLater((name) => setFocus(name as FieldPath<CounterValues>));

  const put = (values: Partial<CounterValues>) => {
    // What the person before was given would be kept as typed by hand.
    reset({ ...withoutPerson(getValues()), ...values }, { keepDefaultValues: true, keepDirtyValues: false });
    setTurn((before) => before + 1);
  };
  const takeUsualAff = async ({ CustomerID, CustomerName, cardDataID }: NonNullable<Found['card']>) => {
    const { Data } = await searchCustomers({ GeneralSearch: CustomerName });
    const aff = Data.find((one) => one.CustomerID === CustomerID)?.AffID;
    const [isHere, hasAff] = [getValues('CardDataID') === cardDataID, Boolean(getValues('AffID'))];
    if (isHere && !hasAff) setValue('AffID', aff);
  };
  const choose = (option: Found | null) => {
    const { card, customer } = option ?? {};
    if (option) lead.ask();
    setPicked(customer && option ? option : null);
    put({
      CustomerID: card?.CustomerID ?? customer?.CustomerID ?? null,
      CardDataID: card?.cardDataID ?? null,
      AffID: customer?.AffID,
    });
    if (card) void takeUsualAff(card);
  };
  const hasBegun = useRef(false);
  const begin = useEffectEvent(({ customer: { CustomerID, AffID }, cardDataID }: NamedPerson) => {
    if (hasBegun.current || getValues('CustomerID') !== null || getValues('CustomerIsNew')) return;
    hasBegun.current = true;
    lead.ask();
    reset({ ...getValues(), ...nobody, CustomerID, CardDataID: cardDataID, AffID }, { keepDirtyValues: true });
  });
  const named = useNamedPerson();
  const { isReady } = formState;
  useEffect(() => {
    if (isReady && named) begin(named);
  }, [isReady, named]);
  const startNew = (text: string) => {
    const { start, next } = somebodyOf(text);
    lead.take();
    setPicked(null);
    put({ CustomerIsNew: true, CardIsNew: true, ...start });
    focusLater(next);
  };
  return { isNew, shown: isNew ? SOMEBODY_NEW : chosen, turn, choose, startNew };
}

/** What a text that found nobody begins somebody new with, and the field that comes next: a phone, a name, or four last digits. */
function somebodyOf(text: string) {
  if (/^\d{4}$/.test(text)) return { start: { Card: { ...noCard, Last4: text } }, next: 'Customer.Phone' } as const;
  const isPhone = /^[+\d][\d\s.]*$/.test(text);
  const Customer = { FullName: isPhone ? '' : personName(text), Phone: isPhone ? normalisePhone(text) : '' };
  return { start: { Customer }, next: isPhone ? 'Customer.FullName' : 'Customer.Phone' } as const;
}
