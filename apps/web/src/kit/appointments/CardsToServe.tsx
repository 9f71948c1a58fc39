import { CheckboxField, MoneyField, PercentField } from '@so-the/ui';
import { bankName, formatDate, joined, maskCard } from '@so-the/ui/format';
import type { CardToServe } from './cardToServe.ts';
import type { ManyAppointments } from './useManyAppointments.ts';

/** The cards, each taken or left out, with its amount and rate. */
export function CardsToServe({ work }: { work: ManyAppointments }) {
  return (
    <ul className="appointments__cards" aria-label="Thẻ">
      {work.cards.map((card) => (
        <li key={card.CardDataID} className="appointments__card">
          <CardLine card={card} work={work} />
        </li>
      ))}
    </ul>
  );
}

function CardLine({ card, work }: { card: CardToServe; work: ManyAppointments }) {
  const { Amount, CustomerFeePercent, chosen } = work.termsOf(card);
  const name = `${bankName(card.BankCode)} ${maskCard(card.Last4)}`;
  return (
    <>
      <CheckboxField
        label={joined(card.CustomerName, name)}
        hint={[`Đến hạn ${formatDate(card.DueDate)}`, card.unusual].filter(Boolean).join(', ')}
        value={chosen}
        onChange={(next) => work.setTerms(card, { chosen: next })}
      />
      <MoneyField
        label={`Số tiền ${name}`}
        hideLabel
        words={false}
        disabled={!chosen}
        value={Amount}
        onChange={(next) => work.setTerms(card, { Amount: next })}
      />
      <PercentField
        label={`Phí (%) ${name}`}
        hideLabel
        disabled={!chosen}
        value={CustomerFeePercent}
        onChange={(next) => work.setTerms(card, { CustomerFeePercent: next })}
      />
    </>
  );
}
