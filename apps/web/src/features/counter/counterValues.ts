import {
  cardDataInputFields,
  customerInputFields,
  scheduleInputFields,
  type CardFields,
  type CustomerFields,
  type ScheduleInput,
} from '@so-the/api-client';
import { foldVietnamese } from '@so-the/ui';
import { cardBody, type CardValues } from '../../kit/cards/cardValues.ts';
import type { InputFacts } from '../../kit/form/inputFacts.ts';
import { pickFields } from '../../kit/form/pickFields.ts';
import { personName } from '../../lib/personName.ts';
import { newValues, usualFeeMode, type AppointmentValues } from '../../kit/appointments/appointmentValues.ts';

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

const noCustomer: CounterValues['Customer'] = { FullName: '', Phone: '' };

/** A card of which nothing was typed yet. */
export const noCard: CounterValues['Card'] = {
  Bin: '',
  Last4: '',
  HolderName: '',
  Expiry: '',
  Relation: 1,
  cardInShop: false,
  Status: 1,
  BankID: null,
  TypeCard: null,
  DateDues: null,
};

/**
 * What was typed without all that belongs to the person served: the card, somebody or a card that is new, the collaborator
 * and the terms of the fee. Before anybody was chosen nothing belongs to a person, so terms that were typed stay.
 */
export function withoutPerson(values: CounterValues): CounterValues {
  const isSomebody = values.CustomerID !== null || values.CustomerIsNew;
  return {
    ...values,
    ...nobody,
    Customer: noCustomer,
    Card: noCard,
    AffID: undefined,
    ...(isSomebody && { CustomerFeePercent: null, FeeMode: usualFeeMode(values.ServiceType), ExtraFee: undefined }),
  };
}

/** What the form starts with: nobody yet, for a moment and by the person who serves. */
export function counterValues(staffId: number, at: string): CounterValues {
  return {
    ...newValues(staffId, at),
    ...nobody,
    Customer: noCustomer,
    Card: noCard,
  };
}

/** What one press sends: the appointment, with whoever or whichever card is new along. The form has seen to it that what is obligatory is there. */
export function servedBody(values: CounterValues): ScheduleInput {
  const { CustomerID, CardDataID, ...terms } = pickFields<ScheduleInput>(values as ScheduleInput, scheduleInputFields);
  return {
    ...terms,
    ...(values.CustomerIsNew ? { NewCustomer: newCustomer(values) } : { CustomerID }),
    ...(values.CardIsNew ? { NewCard: cardBody(values.Card as CardFields) } : { CardDataID }),
  };
}

/** The field of the form for a field of what was sent. */
export function fieldOfSent(name: string): string {
  const field = name.replace(/^New(?=(Customer|Card)\.)/, '');
  return /^Card\.Exp(Month|Year)$/.test(field) ? 'Card.Expiry' : field;
}

function newCustomer({ Customer, AffID }: CounterValues): CustomerFields {
  return { FullName: personName(Customer.FullName), Phone: Customer.Phone, AffID, Status: 1 };
}

/** A name as a bank embosses it: capitals without marks. */
export function embossedName(name: string): string {
  return foldVietnamese(name).toUpperCase().trim().replace(/\s+/g, ' ');
}

function factsAt(part: string, facts: InputFacts): InputFacts {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [`${part}.${name}`, fact]));
}
