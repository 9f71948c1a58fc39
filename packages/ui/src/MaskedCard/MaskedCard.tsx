import { bankName } from '../format/bankName.ts';
import { maskCard } from '../format/text.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './MaskedCard.css';

/** Props of {@link MaskedCard}. */
export interface MaskedCardProps extends PartProps {
  /** Last four digits. Of anything longer only the last four are shown (domain §7). */
  last4: string;
  /** Bank that issued the card. */
  bank?: string;
  /** Kind of card: "Visa", "NAPAS". */
  type?: string;
  /** Name on the card. */
  holder?: string;
}

/** A card that is recognised without showing its number: bank, kind and last four digits. */
export function MaskedCard({ last4, bank, type, holder, ...rest }: MaskedCardProps) {
  const kind = [bank && bankName(bank), type].filter(Boolean).join(' ');
  return (
    <span className="st-card" {...handedOn(rest)}>
      <span className="st-card__line">
        {kind && <span className="st-card__kind">{kind}</span>}
        <span aria-hidden="true">{maskCard(last4)}</span>
        <span className="st-visually-hidden">số cuối {maskCard(last4).slice(-4)}</span>
      </span>
      {holder && <span className="st-card__holder">{holder}</span>}
    </span>
  );
}
