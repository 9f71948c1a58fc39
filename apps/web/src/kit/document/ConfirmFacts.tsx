import { ConfirmMoney, type ConfirmMoneyProps } from '@so-the/ui';
import { CashChange, type CashChangeProps } from './funds/CashChange.tsx';
import { SecondPersonNotice, type SecondPersonCheck } from './SecondPersonNotice.tsx';

/** What the confirmation repeats: who, how much, which fund, what becomes of the debt; and the reason it asks for. */
export interface MoneyFacts extends Pick<
  ConfirmMoneyProps,
  'party' | 'partyLabel' | 'amount' | 'fund' | 'fundLabel' | 'balance' | 'debt' | 'warnings' | 'reason'
> {
  /** Anything else worth knowing, in a sentence. */
  note?: string;
  /** Cash that the customer handed over, where that was noted. */
  cash?: CashChangeProps;
  /** The write that a second person may have to approve. Default: it needs nobody. */
  second?: SecondPersonCheck;
}

/** The reason the server asks for when money is unusual: five characters, as for every cancel. */
export const WHY = { label: 'Lý do', minLength: 5 } as const;

/** Props of {@link ConfirmFacts}. */
export interface ConfirmFactsProps extends Omit<ConfirmMoneyProps, Exclude<keyof MoneyFacts, 'reason'>> {
  facts: MoneyFacts;
}

/** The confirmation of a money call, its note included, and what is still chosen in it. */
export function ConfirmFacts({ facts, children, ...props }: ConfirmFactsProps) {
  const { note, second, cash, ...repeated } = facts;
  return (
    <ConfirmMoney {...props} {...repeated} reason={props.reason ?? facts.reason}>
      {cash && <CashChange {...cash} />}
      {note && <p>{note}</p>}
      {second && <SecondPersonNotice check={second} />}
      {children}
    </ConfirmMoney>
  );
}
