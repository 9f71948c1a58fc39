import type { CardData } from '@so-the/api-client';
import type { MenuItem } from '@so-the/ui';
import { useNewAppointment } from '../../kit/appointments/useNewAppointment.ts';
import * as places from '../../kit/places/places.ts';

/** What is done with a card in a form of its own, for who may change cards. */
interface CardDeeds {
  edit: boolean;
  onHold: (card: CardData) => void;
  onPlan: (card: CardData) => void;
}

/** What the menu of a card's row offers: the counter with it, holding and planning it, its customer. */
export function useCardLines({ edit, onHold, onPlan }: CardDeeds): (card: CardData) => readonly (MenuItem | false)[] {
  const appointment = useNewAppointment();
  return (card) => [
    appointment({ customerID: card.CustomerID, cardDataID: card.cardDataID }),
    edit && { label: card.cardInShop ? 'Trả thẻ' : 'Giữ thẻ', icon: 'card', onSelect: () => onHold(card) },
    edit && { label: 'Lên lịch làm', icon: 'calendar', onSelect: () => onPlan(card) },
    { label: 'Xem khách hàng', icon: 'person', href: places.customer(card.CustomerID) },
  ];
}
