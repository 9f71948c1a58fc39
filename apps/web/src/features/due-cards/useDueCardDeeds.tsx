import { useState, type ReactNode } from 'react';
import type { Schemas } from '@so-the/api-client';
import { useRights } from '../../kit/access/useRights.ts';
import { dueReminder } from '../../kit/cards/reminder/cardReminder.ts';
import { useCopyReminder } from '../../kit/cards/reminder/useCopyReminder.ts';
import { PlanDialog } from '../../kit/cards/PlanDialog.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { DismissDialog } from './DismissDialog.tsx';
import { DismissManyDialog } from './DismissManyDialog.tsx';
import { MakeAppointments } from './MakeAppointments.tsx';

type Notice = Schemas['CardNoticeRow'];

/** What the person may do about due cards; what they may not is absent. */
export interface DueCardDeeds {
  plan?: (cards: readonly Notice[]) => void;
  make?: (cards: readonly Notice[]) => void;
  dismiss?: (card: Notice) => void;
  /** Copies the reminders of cards as a text. */
  remind: (cards: readonly Notice[]) => void;
  dismissMany?: (cards: readonly Notice[], onLeft: (cards: readonly Notice[]) => void) => void;
}

type Asked =
  | { what: 'plan' | 'make'; cards: readonly Notice[] }
  | { what: 'dismiss'; card: Notice }
  | { what: 'dismissMany'; cards: readonly Notice[]; onLeft: (cards: readonly Notice[]) => void };

/** The deeds, and the dialog of the one that was asked for. */
export function useDueCardDeeds(): { deeds: DueCardDeeds; dialog: ReactNode } {
  const rights = useRights(PATHS.cardsDue);
  const appointments = useRights(PATHS.appointments);
  const copyReminder = useCopyReminder();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return {
    deeds: {
      plan: rights.edit ? (cards) => setAsked({ what: 'plan', cards }) : undefined,
      make: appointments.add ? (cards) => setAsked({ what: 'make', cards }) : undefined,
      remind: (cards) => void copyReminder(cards.map(dueReminder)),
      dismiss: rights.edit ? (card) => setAsked({ what: 'dismiss', card }) : undefined,
      dismissMany: rights.edit ? (cards, onLeft) => setAsked({ what: 'dismissMany', cards, onLeft }) : undefined,
    },
    dialog: (
      <>
        {asked?.what === 'plan' && <PlanDialog cards={asked.cards} onClose={close} />}
        {asked?.what === 'make' && <MakeAppointments cards={asked.cards} onClose={close} />}
        {asked?.what === 'dismissMany' && <DismissManyDialog {...asked} onClose={close} />}
        {asked?.what === 'dismiss' && <DismissDialog card={asked.card} onClose={close} />}
      </>
    ),
  };
}
