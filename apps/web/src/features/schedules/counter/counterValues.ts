import {
  cardDataInputFields,
  customerInputFields,
  scheduleInputFields,
  type CardDataInput,
  type CustomerInput,
  type ScheduleInput,
} from '@so-the/api-client';
import { foldVietnamese } from '@so-the/ui';
import { cardBody, type CardValues } from '../../../kit/cards/cardValues.ts';
import type { InputFacts } from '../../../kit/form/inputFacts.ts';
import { pickFields } from '../../../kit/form/pickFields.ts';
import { personName } from '../../../lib/personName.ts';
import { newValues, type AppointmentValues } from '../appointmentValues.ts';

/** What the counter's form holds: the appointment, and whoever or whichever card is not on file yet. */
export type CounterValues = AppointmentValues & {
  /** The customer is made of `Customer`; else it is the chosen one. */
  CustomerIsNew: boolean;
  Customer: { FullName: string; Phone: string };
  /** The card is made of `Card`; else it is the chosen one. */
  CardIsNew: boolean;
  Card: Omit<CardValues, 'CustomerID' | 'BankID' | 'TypeCard' | 'DateDues'> & {
    BankID: CardValues['BankID'] | null;
    TypeCard: CardValues['TypeCard'] | null;
    DateDues: CardValues['DateDues'] | null;
  };
};

/** What the contract says of the fields of somebody or something new. */
export const counterFacts: InputFacts = {
  ...factsAt('Customer', customerInputFields),
  ...factsAt('Card', cardDataInputFields),
};

/** Nobody yet, and no card. */
export const nobody = {
  CustomerID: null,
  CardDataID: null,
  CustomerIsNew: false,
  CardIsNew: false,
} as const satisfies Partial<CounterValues>;

/** What the form starts with: nobody yet, for a moment and by the person who serves. */
export function counterValues(staffId: number, at: string): CounterValues {
  const card = { Bin: '', Last4: '', HolderName: '', Expiry: '', Relation: 1, cardInShop: false, Status: 1 } as const;
  return {
    ...newValues(staffId, at),
    ...nobody,
    Customer: { FullName: '', Phone: '' },
    Card: { ...card, BankID: null, TypeCard: null, DateDues: null },
  };
}

/** The new customer as it is sent. */
export function newCustomer({ Customer, AffID }: CounterValues): CustomerInput {
  return { FullName: personName(Customer.FullName), Phone: Customer.Phone, AffID, Status: 1 };
}

/** The new card of a customer as it is sent; the form has seen to it that what is obligatory is there. */
export function newCard({ Card }: CounterValues, CustomerID: number): CardDataInput {
  return cardBody({ ...(Card as CardValues), CustomerID });
}

/** The appointment of a customer's card as it is sent. */
export function termsOf(values: CounterValues, who: Pick<ScheduleInput, 'CustomerID' | 'CardDataID'>): ScheduleInput {
  return { ...pickFields<ScheduleInput>(values as ScheduleInput, scheduleInputFields), ...who };
}

/** A name as a bank embosses it: capitals without marks. */
export function embossedName(name: string): string {
  return foldVietnamese(name).toUpperCase().trim().replace(/\s+/g, ' ');
}

function factsAt(part: string, facts: InputFacts): InputFacts {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [`${part}.${name}`, fact]));
}
