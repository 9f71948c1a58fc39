import { labelOf, typeCardOptions, type Schemas } from '@so-the/api-client';
import { bankName, joined, maskCard } from '@so-the/ui/format';
import { useListCardsByCustomerQuery } from '../../api/cardDataApi.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';
import { isInUse } from '../../lib/isInUse.ts';

/** Props of {@link CardPicker}. */
export interface CardPickerProps extends Omit<PickerProps<number>, 'onChange'> {
  /** Whose cards; without a customer nothing can be chosen. */
  customerId: number | null;
  /** Gets the card as well: type, rate, due day. */
  onChange: (cardDataID: number | null, card?: Schemas['CardData']) => void;
}

/** A card of one customer: bank, network, last four digits, holder. */
export function CardPicker({ customerId, ...props }: CardPickerProps) {
  const answer = useListCardsByCustomerQuery({ CustomerID: customerId ?? 0 }, { skip: customerId === null });
  return (
    <RecordSelect
      {...props}
      answer={customerId === null ? { ...answer, data: { Data: [] } } : answer}
      disabled={props.disabled || customerId === null}
      placeholder={customerId === null ? 'Chọn khách hàng trước' : props.placeholder}
      option={(card) => ({ value: card.cardDataID, label: cardName(card), retired: !isInUse(card) })}
    />
  );
}

/** A card in a few words, without more of its number than the last four digits. */
function cardName({ cardDataID, BankCode, TypeCard, Last4, HolderName }: Schemas['CardData']): string {
  if (!Last4) return `Thẻ số ${cardDataID}`;
  return joined(`${bankName(BankCode)} ${labelOf(typeCardOptions, TypeCard)} ${maskCard(Last4)}`, HolderName);
}
