import { useState } from 'react';
import type { Approval } from '@so-the/api-client';
import { Button, Notice } from '@so-the/ui';
import { DecideDialog } from '../../../kit/document/DecideDialog.tsx';
import { deedLabels, type Deed } from '../../../kit/document/deeds.ts';

/** The proposal to open closed days that waits, with its decision for who may take it; who proposed it may take it back. */
export function WaitingReopening({ waiting }: { waiting: Approval }) {
  const [asked, setAsked] = useState<Deed | null>(null);
  const { Title, ProposedByName, Reason, CanApprove, CanRefuse } = waiting;
  const refusal: Deed = CanApprove ? 'refuse' : 'takeBack';
  return (
    <>
      <Notice
        tone="warning"
        action={
          CanRefuse && (
            <>
              {CanApprove && <Button onClick={() => setAsked('approve')}>{deedLabels.approve}</Button>}
              <Button onClick={() => setAsked(refusal)}>{deedLabels[refusal]}</Button>
            </>
          )
        }
      >
        {`${Title}: ${ProposedByName} đề nghị, chờ người khác duyệt. Lý do: ${Reason}`}
      </Notice>
      {asked && <DecideDialog waiting={waiting} deed={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
