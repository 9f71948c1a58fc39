import { labelOf, typeCardOptions, type Schemas } from '@so-the/api-client';
import { joined, maskCard } from '@so-the/ui/format';
import type { Search } from '@so-the/ui';
import { calls as customerCalls } from '../../api/customerApi.ts';
import { useAsk } from '../../api/declare.ts';
import { calls as metaCalls } from '../../api/metaApi.ts';
import { customerOption, type CustomerOption } from '../../kit/pickers/useChosenCustomer.ts';

/** Somebody who was found, by a card where it was the card that was searched for. */
export type Found = CustomerOption & { card?: Schemas['CardPick'] };

/** Most cards that are shown beside the customers. */
const MOST_CARDS = 20;

/** Shorter texts fit too many cards to tell one. */
const CARDS_FROM = 3;

/** Looks a text up among the customers and their cards: phone, name, code, or the last digits of a card. */
export function useFindPeople(): Search<Found> {
  const searchCustomers = useAsk(customerCalls.searchCustomers);
  const searchCards = useAsk(metaCalls.listShopCards);
  return async (text, signal) => {
    const [people, plastic] = await Promise.all([
      searchCustomers({ GeneralSearch: text }, signal),
      text.length < CARDS_FROM ? null : searchCards({ GeneralSearch: text, Most: MOST_CARDS }, signal),
    ]);
    return found(text, people.Data, plastic?.Data ?? []);
  };
}

/** Cards with the typed last digits come first; then customers, and cards of others that the text fits, such as a relative's. */
function found(text: string, customers: Schemas['CustomerPick'][], cards: Schemas['CardPick'][]): Found[] {
  const digits = text.trim();
  const named = new Set(customers.map(({ CustomerID }) => CustomerID));
  const exact = cards.filter(({ Last4 }) => Last4 === digits);
  const others = cards.filter(({ Last4, CustomerID }) => Last4 !== digits && !named.has(CustomerID));
  return [...exact.map(cardOption), ...customers.map(customerOption), ...others.map(cardOption)];
}

function cardOption(card: Schemas['CardPick']): Found {
  const { cardDataID, CustomerName, BankCode, TypeCard, Last4, HolderName } = card;
  const plastic = `${BankCode} ${labelOf(typeCardOptions, TypeCard)} ${maskCard(Last4)}`;
  return { value: `card/${cardDataID}`, label: CustomerName, detail: joined(plastic, HolderName), card };
}
