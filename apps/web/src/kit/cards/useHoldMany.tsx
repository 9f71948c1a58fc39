import { useState, type ReactNode } from 'react';
import { CARDS_A_CALL } from '../../lib/limits.ts';
import type { ChosenDeed } from '../list/chosen/ChosenRowsButton.tsx';
import { HoldManyDialog, type HeldCard, type HoldManyDialogProps } from './HoldManyDialog.tsx';

/** Taking chosen cards in and handing them back: what is offered of them, and the question that stands open. */
export function useHoldMany<Card extends HeldCard>(): { deeds: ChosenDeed<Card>[]; dialog: ReactNode } {
  const [asked, setAsked] = useState<Omit<HoldManyDialogProps<Card>, 'onClose'>>();
  const deed = (label: string, takesIn: boolean): ChosenDeed<Card> => ({
    label,
    noun: 'thẻ',
    most: CARDS_A_CALL,
    run: (cards, onLeft) => setAsked({ cards, takesIn, onLeft }),
  });
  return {
    deeds: [deed('Nhận giữ', true), deed('Trả thẻ', false)],
    dialog: asked && <HoldManyDialog {...asked} onClose={() => setAsked(undefined)} />,
  };
}
