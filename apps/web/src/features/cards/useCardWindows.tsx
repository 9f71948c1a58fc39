import { useState, type ReactNode } from 'react';
import type { CardData } from '@so-the/api-client';
import { PlanDialog } from '../../kit/cards/PlanDialog.tsx';
import { useHoldMany } from '../../kit/cards/useHoldMany.tsx';
import type { ChosenDeed } from '../../kit/list/chosen/ChosenRowsButton.tsx';
import { HoldDialog } from './HoldDialog.tsx';

/** What stands open over the cards, and the ways to open it. */
export interface CardWindows {
  /** Takes a card in, or hands it back. */
  hold: (card: CardData) => void;
  /** Plans the day a card is worked on. */
  plan: (card: CardData) => void;
  /** The same with chosen cards. */
  deeds: ChosenDeed<CardData>[];
  /** Must be drawn once. */
  windows: ReactNode;
}

/** Holding cards and planning them, one or many. */
export function useCardWindows(): CardWindows {
  const [held, setHeld] = useState<CardData>();
  const [planned, setPlanned] = useState<CardData>();
  const { deeds, dialog } = useHoldMany<CardData>();
  const windows = (
    <>
      {held && <HoldDialog card={held} onClose={() => setHeld(undefined)} />}
      {planned && <PlanDialog cards={[planned]} onClose={() => setPlanned(undefined)} />}
      {dialog}
    </>
  );
  return { hold: setHeld, plan: setPlanned, deeds, windows };
}
