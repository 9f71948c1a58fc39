import { useState } from 'react';
import { Button } from '@so-the/ui';
import { onDemand } from '../answer/onDemand.tsx';
import type { WaitingFacts } from './DecideDialog.tsx';
import { deedLabels, type Deed } from './deeds.ts';

const DecideDialog = onDemand('decision', async () => (await import('./DecideDialog.tsx')).DecideDialog);

/** Props of {@link DecideButtons}. */
export interface DecideButtonsProps {
  /** What waits, as the dialog repeats it. */
  waiting: WaitingFacts;
  /** Whether this person may approve it: never who proposed it. */
  canApprove: boolean;
  /** Whether this person may refuse it, or take it back as who proposed it. */
  canRefuse: boolean;
  /** Default medium. */
  size?: 'small' | 'medium';
}

/** Approve, refuse or take back what waits for a second person: only what this person may, nothing for anybody else. */
export function DecideButtons({ waiting, canApprove, canRefuse, size }: DecideButtonsProps) {
  const [asked, setAsked] = useState<Deed | null>(null);
  const refusal: Deed = canApprove ? 'refuse' : 'takeBack';
  const deeds: Deed[] = [...(canRefuse ? [refusal] : []), ...(canApprove ? (['approve'] as const) : [])];
  return (
    <>
      {deeds.map((deed) => (
        <Button key={deed} size={size} onClick={() => setAsked(deed)}>
          {deedLabels[deed]}
        </Button>
      ))}
      {asked && <DecideDialog waiting={waiting} deed={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
